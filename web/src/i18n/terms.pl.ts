import type { TermTexts } from "./lore";
import { counter } from "./plural";

const some = counter("pl");
const players = (count: number): string => some(count, { one: "gracz", few: "graczy", many: "graczy", other: "gracza" });
const seats = (count: number): string => `dla ${count} graczy`;
const ground = (count: number): string => `Gra podstawowa ${seats(count)}`;
const below = (count: number): string => `Podziemia ${seats(count)}`;
const above = (count: number, islands: string): string => `Podniebne Wyspy ${seats(count)}, ${islands} wyspy`;

export const terms: TermTexts = {
  boxes: {
    base: { name: "Gra podstawowa", summary: "Tu wszystko się zaczęło: 14 ras, 20 mocy i świat, w którym jest za ciasno." },
    underground: { name: "Podziemia", summary: "Jaskinie, Rzeki i Przepaści: 15 ras, 21 mocy, Bestie, Relikwie i Miejsca." },
    sky: { name: "Podniebne Wyspy", summary: "Wyspy nad planszą naziemną: 7 ras, 7 mocy i drogi w górę i w dół." },
  },
  boards: {
    base_2: ground(2),
    base_3: ground(3),
    base_4: ground(4),
    base_5: ground(5),
    underground_2: below(2),
    underground_3: below(3),
    underground_4: below(4),
    underground_5: below(5),
    "base_2+sky_2": above(3, "dwie"),
    "base_2+sky_3": above(3, "trzy"),
    "base_3+sky_2": above(4, "dwie"),
    "base_3+sky_3": above(4, "trzy"),
    "base_4+sky_2": above(5, "dwie"),
    "base_4+sky_3": above(5, "trzy"),
    "base_5+sky_2": above(6, "dwie"),
    "base_5+sky_3": above(6, "trzy"),
  },
  ownBoard: "Nasza własna plansza, nie z pudełka",
  players,
  rounds: (count) => some(count, { one: "tura", few: "tury", many: "tur", other: "tury" }),
  terrains: {
    farmland: { name: "Pola", summary: "Zwykły ląd." },
    forest: { name: "Las", summary: "Zwykły ląd." },
    hill: { name: "Wzgórza", summary: "Zwykły ląd." },
    swamp: { name: "Bagna", summary: "Zwykły ląd." },
    mountain: { name: "Góry", summary: "Kosztują 1 żeton więcej, ktokolwiek tam jest." },
    sea: { name: "Morze", summary: "Woda: zdobędą je tylko rasy, które mogą wchodzić na wodę." },
    lake: { name: "Jezioro", summary: "Woda: zdobędą je tylko rasy, które mogą wchodzić na wodę." },
    mud_pool: { name: "Mokradła", summary: "Zwykły ląd. Dla ras i mocy z innych pudełek to Bagna." },
    mushroom_forest: { name: "Grzybowy Las", summary: "Zwykły ląd. Dla ras i mocy z innych pudełek to Las." },
    mystic_crystal: { name: "Mistyczne Kryształy", summary: "Zwykły ląd. Dla ras i mocy z innych pudełek to magiczny region." },
    black_mountain: { name: "Czarne Góry", summary: "Kosztują 1 żeton więcej, ktokolwiek tam jest." },
    mine: { name: "Kopalnia", summary: "Zwykły ląd. Dla ras i mocy z innych pudełek to region górniczy." },
    river: { name: "Rzeka", summary: "Pusta kosztuje tylko 1 żeton, ale przy przegrupowaniu Twoje żetony muszą ją opuścić." },
    chasm: { name: "Przepaść", summary: "Nikt nigdy tam nie wejdzie." },
  },
  symbols: {
    mine: { name: "Region górniczy", summary: "Niektóre rasy i moce dostają tu monety." },
    magic: { name: "Magiczny region", summary: "Niektóre rasy i moce dostają tu monety." },
    cavern: { name: "Jaskinia", summary: "Moc Podziemne wędruje z jaskini do jaskini." },
    volcano: { name: "Wulkan", summary: "Płomyczki mogą umieścić tu swój Wulkan." },
  },
  natives: {
    lost_tribe: { name: "Ginące Plemię", summary: "Kosztuje 1 żeton więcej i znika, gdy ktoś zdobywa region." },
    monsters: { name: "Bestie", summary: "Kosztują 2 żetony więcej. Kto zdobywa region, odkrywa Relikwię albo Miejsce." },
  },
  access: {
    beanstalk: { name: "Gigantyczna Magiczna Fasola", summary: "Ten region sąsiaduje z każdym podniebnym regionem z tym samym symbolem." },
    stairway: { name: "Schody do Nieba", summary: "Ten region sąsiaduje z każdym podniebnym regionem z tym samym symbolem." },
  },
  sites: {
    relic: { name: "Pradawna Relikwia", summary: "Służy aktywnej rasie, która trzyma jej region, i przenosi się tam, gdzie jej użyto." },
    place: { name: "Popularne Miejsce", summary: "Służy rasie, która trzyma jego region, i nigdy się nie przenosi." },
  },
  pieces: { bolt: "Piorun", pact: "Umowa Handlowa", zeppelin: "Sterowiec", vengeance: "Znacznik Zemsty", bridge: "Most chmurowy" },
  buried: { name: "Zakopany żeton", summary: "+1 do obrony. Należy do wymierającej rasy pod Zbieraczami i nadal daje monety jej właścicielowi." },
  edge: "Tędy można wejść na mapę.",
  phases: {
    pick: "Wybór",
    "pick choices": "Dokończenie wyboru",
    decide: "Ekspansja czy schyłek",
    "start effects": "Początek tury",
    legacy: "Podboje wymierających",
    ready: "Przygotowania",
    conquer: "Podboje",
    redeploy: "Przegrupowanie",
    "end choices": "Przed podliczeniem",
    "post score": "Po podliczeniu",
    withdraw: "Wycofanie",
    "game over": "Koniec",
    aftermath: "Po podbojach",
  },
  switches: {
    ownTokensDefend: {
      label: "Własne żetony bronią",
      values: { false: "Twoja wymierająca rasa nie podnosi kosztu, gdy jej regiony zdobywa Twoja aktywna.", true: "Własne żetony podnoszą koszt tak jak cudze." },
    },
    openScores: {
      label: "Jawne monety",
      values: { false: "Monety wszystkich są ukryte do końca gry.", true: "Wszyscy widzą monety wszystkich." },
    },
    conversionNeedsToken: {
      label: "Przemiana z pustą ręką",
      values: { true: "Nie: czary, moc Wampiryczne i Święty Granat wymagają żetonu w ręce jak każdy podbój.", false: "Dozwolona: żeton w ręce nie jest potrzebny, nowy pochodzi z zasobnika." },
    },
    flamesEntry: {
      label: "Gdzie wchodzą Płomyczki",
      values: { volcano: "Obok swojego Wulkanu.", edge: "Na skraju mapy, jak wszyscy.", both: "Obok swojego Wulkanu albo na skraju mapy." },
    },
    vampirePerOpponent: {
      label: "Ukąszenia mocy Wampiryczne",
      values: { true: "Raz na turę wobec każdego przeciwnika.", false: "Tylko raz na turę." },
    },
    boltsAnywhere: {
      label: "Pioruny Burzowych Olbrzymów",
      values: { false: "Uderzają w Góry w zasięgu.", true: "Uderzają w dowolne Góry." },
    },
    wendigoIgnoresImmunity: {
      label: "Wendigo i nietykalne Lasy",
      values: { false: "Nietykalny Las jest bezpieczny przed Wendigo.", true: "Wendigo oczyszczają także nietykalne Lasy." },
    },
    wendigoNeedsVictim: {
      label: "Wendigo i puste Lasy",
      values: { false: "Wendigo mogą oczyścić pusty Las i też zyskują żeton.", true: "Wendigo oczyszczają tylko Lasy, w których ktoś jest." },
    },
    wendigoClearsNatives: {
      label: "Wendigo i Ginące Plemiona",
      values: { true: "Wendigo przepędzają też Ginące Plemiona.", false: "Ginące Plemiona zostają na miejscu." },
    },
  },
  bots: {
    random: { name: "Początkujący", summary: "Nie ma pojęcia o grze i robi cokolwiek, byle było dozwolone." },
    greedy: { name: "Mocny", summary: "Planuje podboje i gra dobrze." },
  },
  mixed: {
    base: "Na tej planszy Mokradła to Bagna, Grzybowy Las to Las, Mistyczne Kryształy to magiczne regiony, Kopalnie to regiony górnicze, Czarne Góry to Góry, a Rzeka to Morze i Jezioro.",
    underground: "Na tej planszy Bagna to Mokradła, Las to Grzybowy Las, magiczne regiony to Mistyczne Kryształy, regiony górnicze to Kopalnie, Góry to Czarne Góry, a Morze i Jezioro to Rzeka.",
  },
};
