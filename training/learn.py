"""Learning while others play: processes play games and note examples, and the net learns from all there are so far."""

import io
import json
import math
import os
import time
from pathlib import Path
from pickle import UnpicklingError
from typing import Any
from zipfile import BadZipFile

import torch
from torch import Tensor

from elbowroom import Setup
from elbowroom.encoding.encoder import Encoder
from elbowroom.encoding.fields import L_POWER, L_RACE, R_RACE
from elbowroom.lab.crew import Pool
from elbowroom.neural.inputs import Layout
from elbowroom.neural.mind import target_rows
from training import games as played
from training.command import TrainingError
from training.examples import Examples, Notebook
from training.net import Net, divisors_on, inputs_of
from training.plan import Plan
from training.players import HELD_OUT, Players
from training.selfplay import play_all

WARM = 0.03  # part of the time in which steps grow
AVERAGE = 0.999  # the net that is kept is a moving average
COINS_COUNT = 0.3  # what coins count beside the chance of winning
ODD = 0.08  # how often a tile is taken for one of somebody's own, so that such tiles are known as well
PASSES = 6  # how often each position may be learned from; more would be learning by heart
TOLD = 20.0  # seconds between two points of the curves …
POINTS = 20  # … or so many of them, where the steps are counted
GAMES, CHECKPOINT = "games.npz", "checkpoint.pt"  # what a folder of a training holds
FEWEST = 256  # positions of a setup before it is learned from


class Shelf:
    """Examples of one setup, where the net learns. The oldest go when there is no room."""

    def __init__(self, setup: Setup, room: int, device: torch.device) -> None:
        encoder = Encoder(setup.rules())
        self.layout = Layout(encoder)
        self.setup = setup
        self.count = 0
        self._next = 0
        self._room = room
        self._device = device
        actions = encoder.actions
        players, choices = self.layout.players, int(actions.size)
        self._held = {
            "rows": torch.zeros((room, self.layout.width), dtype=torch.int16, device=device),
            "judged": torch.zeros((room, players, 16), dtype=torch.float16, device=device),
            "masks": torch.zeros((room, -(-choices // 8)), dtype=torch.uint8, device=device),
            "actions": torch.zeros(room, dtype=torch.int16, device=device),
            "won": torch.zeros((room, players), dtype=torch.float16, device=device),
            "coins": torch.zeros((room, players), dtype=torch.float16, device=device),
        }
        # Where the logit of each action stands: the game, six combos, seats, regions; and its verb.
        first = target_rows(players)
        spots = [first[meaning] + target for meaning, target in zip(actions.meanings(), actions.targets(), strict=True)]
        self.spots = torch.tensor(spots, device=device)
        self.verbs = torch.tensor(actions.verb_numbers(), device=device)

    def put(self, examples: Examples) -> int:
        """Keep examples; says how many they are."""
        at = 0
        while at < len(examples):
            many = min(len(examples) - at, self._room - self._next)
            for name, tensor in self._held.items():
                part = torch.from_numpy(getattr(examples, name)[at : at + many])
                tensor[self._next : self._next + many] = part.to(self._device, non_blocking=True)
            at += many
            self._next = (self._next + many) % self._room
            self.count = min(self._room, self.count + many)
        return len(examples)

    def draw(self, many: int, random: torch.Generator) -> dict[str, Tensor]:
        chosen = torch.randint(self.count, (many,), generator=random, device=self._device)
        return {name: tensor[chosen] for name, tensor in self._held.items()}


class Learner:
    """The net, how far it is, and what it learns from."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        self.net = Net(plan.design, plan.seed).to(self.device)
        self.kept = Net(plan.design, plan.seed).to(self.device)
        decayed = [p for p in self.net.parameters() if p.ndim > 1]
        plain = [p for p in self.net.parameters() if p.ndim == 1]
        groups = [{"params": decayed, "weight_decay": 0.03}, {"params": plain, "weight_decay": 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=plan.peak, fused=self.device.type == "cuda")
        self.random = torch.Generator(self.device).manual_seed(plan.seed)
        self.choosing = torch.Generator().manual_seed(plan.seed)
        self.divisors = divisors_on(self.device)
        room = min(plan.room, 20_000) if self.device.type == "cpu" else plan.room
        self.shelves = [
            Shelf(setup, max(1000, int(room * _share(plan, i))), self.device) for i, setup in enumerate(plan.setups)
        ]
        self.exams = [
            Shelf(setup, max(1000, int(room * _share(plan, i)) // 10), self.device)
            for i, setup in enumerate(plan.setups)
        ]
        self.steps = 0
        self.games = 0
        self.positions = 0
        self.learned = 0
        self.counted: frozenset[Path] = frozenset()  # files of games whose positions are among these
        self.spent = 0.0
        self.curves: list[dict[str, Any]] = []
        if plan.start is not None:
            self._go_on(plan.start)

    def _go_on(self, file: Path) -> None:
        try:
            text = file.read_bytes()
        except OSError as error:
            raise TrainingError(f"{file} cannot be read: {error.strerror or error}") from None
        try:
            held = torch.load(io.BytesIO(text), map_location=self.device, weights_only=True)
            design, state = held["design"], held["optimizer"]
            self.steps, self.games, self.positions = held["steps"], held["games"], held["positions"]
            self.learned, self.spent = held["learned"], held["spent"]
            self.counted = frozenset(map(Path, held["counted"]))
            self.curves = json.loads(held["curves"])
        except (RuntimeError, OSError, UnpicklingError, EOFError, KeyError, TypeError, ValueError, BadZipFile):
            raise TrainingError(f"{file} is no checkpoint, or damaged") from None
        if design != self.plan.design.width:
            raise TrainingError(f"{file} is of a net with --width {design}, not {self.plan.design.width}")
        try:
            self.net.load_state_dict(held["net"])
            self.kept.load_state_dict(held["kept"])
            self.optimizer.load_state_dict(state)
        except (RuntimeError, KeyError, TypeError, ValueError, AttributeError):
            raise TrainingError(f"{file} is no checkpoint of this net, or damaged") from None

    def save(self, file: Path) -> None:
        partial = file.with_name(f"{file.name}.partial")
        torch.save(
            {
                "net": self.net.state_dict(),
                "kept": self.kept.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "design": self.plan.design.width,
                "steps": self.steps,
                "games": self.games,
                "positions": self.positions,
                "learned": self.learned,
                "counted": [str(path) for path in sorted(self._read)],
                "spent": self.spent,
                "curves": json.dumps(self.curves),
            },
            partial,
        )
        os.replace(partial, file)

    @property
    def _read(self) -> set[Path]:
        """The files of games that need not be counted again when this goes on."""
        return {*self.counted, *(path.resolve() for path in (*self.plan.games, self.plan.out / GAMES))}

    # --- one step ---------------------------------------------------------------------------------------------------

    def losses(self, net: Net, shelf: Shelf, batch: dict[str, Tensor], odd: bool) -> dict[str, Tensor]:
        rows = batch["rows"]
        if odd:
            rows = self._with_strangers(shelf, rows)
        x = inputs_of(shelf.layout, rows, batch["judged"], self.divisors)
        with torch.autocast("cuda", torch.bfloat16, enabled=self.device.type == "cuda"):
            policy, values = net(x)
        policy, values = policy.float(), values.float()
        logits = policy[:, shelf.spots, shelf.verbs]
        bits = torch.arange(8, device=self.device, dtype=torch.uint8)
        legal = ((batch["masks"][:, :, None] >> bits) & 1).reshape(len(logits), -1)[:, : logits.shape[1]] > 0
        acted = batch["actions"] >= 0
        done = batch["actions"].long().clamp(min=0)
        legal = legal | (torch.nn.functional.one_hot(done, logits.shape[1]) > 0)
        logits = logits.masked_fill(~legal, -1e9)
        surprise = torch.nn.functional.cross_entropy(logits, done, reduction="none")
        right = (logits.argmax(1) == done).float()
        share = acted.float() / acted.float().sum().clamp(min=1)
        won = batch["won"].float()
        chances = torch.log_softmax(values[:, :, 0], 1)
        weight = torch.where(acted, 0.3, 1.0)
        weight = weight / weight.sum()
        return {
            "policy": (surprise * share).sum(),
            "right": (right * share).sum(),
            "value": (-(won * chances).sum(1) * weight).sum(),
            "coins": (
                torch.nn.functional.smooth_l1_loss(values[:, :, 1], batch["coins"].float(), reduction="none").mean(1)
                * weight
            ).sum(),
        }

    def _with_strangers(self, shelf: Shelf, rows: Tensor) -> Tensor:
        """Take some tiles for unknown ones, wherever they are."""
        rows = rows.clone()
        for tile in ("race", "power"):
            first, count, columns = shelf.layout.blocks["slots"]
            slots = rows[:, first : first + count * columns].reshape(len(rows), count, columns)
            column = L_RACE if tile == "race" else L_POWER  # the power follows the race in every block
            which = torch.randint(count, (len(rows),), generator=self.random, device=self.device)
            stranger = slots[torch.arange(len(rows), device=self.device), which, column]
            lucky = torch.rand(len(rows), generator=self.random, device=self.device) >= ODD
            stranger = torch.where(lucky, torch.full_like(stranger, -1), stranger)
            for block, place in (("slots", column), ("combos", column), ("regions", R_RACE + column)):
                first, count, columns = shelf.layout.blocks[block]
                part = rows[:, first : first + count * columns].view(len(rows), count, columns)[:, :, place]
                known = (part == stranger[:, None]) & (part > 0)
                part[known] = 1
        return rows

    def step(self, done: float) -> dict[str, float]:
        """Learn from one batch of one setup; `done` is the part of all the time that has passed."""
        full = [i for i, shelf in enumerate(self.shelves) if shelf.count >= FEWEST]
        weights = torch.tensor([float(self.shelves[i].count) ** 0.7 for i in full])
        shelf = self.shelves[full[int(torch.multinomial(weights, 1, generator=self.choosing))]]
        rate = self.plan.peak * min(1.0, done / WARM) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1.0, done))))
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        losses = self.losses(self.net, shelf, shelf.draw(self.plan.batch, self.random), True)
        total = losses["policy"] + losses["value"] + COINS_COUNT * losses["coins"]
        self.optimizer.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        keep = min(AVERAGE, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.kept.parameters()), list(self.net.parameters()), 1 - keep)
        self.steps += 1
        self.learned += self.plan.batch
        return losses

    def point(self, means: dict[str, list[Tensor]]) -> dict[str, Any]:
        """A point of the curves from the losses since the last one, which are forgotten."""
        point = {
            "seconds": round(self.spent),
            "steps": self.steps,
            "games": self.games,
            "positions": self.positions,
            "taught": {name: round(float(torch.stack(losses).mean()), 4) for name, losses in means.items() if losses},
            "examined": self.examine(),
        }
        means.clear()
        self.curves.append(point)
        return point

    @torch.no_grad()
    def examine(self) -> dict[str, dict[str, float]]:
        """How well the kept net does in games that it has not seen."""
        marks = {}
        for exam in self.exams:
            if exam.count >= 64:
                batch = exam.draw(min(4096, exam.count), self.random)
                losses = self.losses(self.kept, exam, batch, False)
                marks[exam.setup.board + ("*" if exam.setup.boxes else "")] = {
                    name: round(float(loss), 4) for name, loss in losses.items()
                }
        return marks


def _share(plan: Plan, index: int) -> float:
    return plan.weights[index] / sum(plan.weights) * 1.5


def learn_exactly(plan: Plan, told: Any = print) -> Learner:
    """Play the games that are asked for, then learn from them in so many steps; time decides nothing."""
    begun = time.monotonic()
    plan.out.mkdir(parents=True, exist_ok=True)
    torch.use_deterministic_algorithms(True, warn_only=True)
    learner = Learner(plan)
    numbers = range(plan.first_game, plan.first_game + plan.exactly)
    setups = dict(zip(plan.setups, plan.weights, strict=True))
    games = play_all(setups, plan.tables, plan.teachers, numbers, Pool(plan.workers))
    played.save(games, plan.setups, plan.out / GAMES)
    notebooks = [Notebook(setup) for setup in plan.setups]
    for game in games:
        notebook = notebooks[game.setup]
        state = None
        for state, action, taught in played.replay(game, plan.setups):
            notebook.note(state, action, taught)
        shelf = (learner.exams if game.seed % HELD_OUT == 0 else learner.shelves)[game.setup]
        learner.positions += shelf.put(notebook.close(state))
    learner.games = len(games)
    means: dict[str, list[Tensor]] = {}
    most = plan.most_steps if any(shelf.count >= FEWEST for shelf in learner.shelves) else 0
    for step in range(1, most + 1):
        for name, loss in learner.step(step / most).items():
            means.setdefault(name, []).append(loss.detach())
        if step % -(-most // POINTS) == 0 or step == most:
            learner.spent = time.monotonic() - begun
            told(json.dumps(learner.point(means)))
            learner.save(plan.out / CHECKPOINT)
    learner.spent = time.monotonic() - begun
    return learner


def learn(plan: Plan, told: Any = print) -> Learner:
    """Play and learn for so many seconds; checkpoint, games and curves go to `plan.out`.

    What was there before is gone on from: the net, its curves and the size of its steps, and all games.
    """
    learner = Learner(plan)
    before = plan.out / GAMES
    old = played.read(before) if before.exists() else None
    plan.out.mkdir(parents=True, exist_ok=True)
    piece = _Piece(plan, learner, old)
    try:
        piece.learn(told)
    except KeyboardInterrupt:
        piece.keep()
        raise
    except BaseException:
        piece.players.give_up()
        raise
    piece.keep()
    if learner.steps == 0:
        raise TrainingError(f"the time was too short to learn: {learner.positions:,} positions have been played so far")
    return learner


class _Piece:
    """One run of a training, which may go on with an earlier one."""

    def __init__(self, plan: Plan, learner: Learner, old: played.Stored | None) -> None:
        self._plan = plan
        self._learner = learner
        self._old = old
        self._begun = time.monotonic()
        self._before = learner.spent
        self.players = Players(plan, learner)

    def learn(self, told: Any) -> None:
        plan, learner = self._plan, self._learner
        last = -TOLD
        means: dict[str, list[Tensor]] = {}
        first, learned = learner.steps, learner.learned
        whole = max(plan.altogether, self._before + plan.seconds)
        while (passed := self._passed()) < plan.seconds and learner.steps - first < plan.most_steps:
            self.players.check()
            if means and passed - last > TOLD:
                last = passed
                told(json.dumps(learner.point(means)))
                learner.save(plan.out / CHECKPOINT)
                if passed < plan.seconds * 0.75 and len(learner.curves) % 8 == 0:
                    self._keep_games()
            full = any(shelf.count >= FEWEST for shelf in learner.shelves)
            due = min(learner.positions, learned // PASSES + self.players.positions)  # games of before come again first
            if not full or learner.learned > PASSES * due:
                time.sleep(0.05)
                continue
            for name, loss in learner.step(learner.spent / whole).items():
                means.setdefault(name, []).append(loss.detach())
        if means:
            self._passed()
            told(json.dumps(learner.point(means)))

    def _passed(self) -> float:
        """How long this piece has taken so far."""
        passed = time.monotonic() - self._begun
        self._learner.spent = self._before + passed
        return passed

    def _keep_games(self) -> None:
        new = played.stored(list(self.players.games), self._plan.setups)
        played.write(new if self._old is None else played.joined(self._old, new), self._plan.out / GAMES)

    def keep(self) -> None:
        """Write what has come of it, so that the next piece goes on from here."""
        self.players.finish()
        self.players.check()
        self._passed()
        self._keep_games()
        self._learner.save(self._plan.out / CHECKPOINT)
