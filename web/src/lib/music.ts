// A quiet piece of our own, played by the browser from the notes below: a slow dance in D minor of sixteen bars, for a plucked
// string, a bass and a soft pad. It is heard only by who asks for it, and never while the page is hidden.

import { audio } from "./sound";

const BEAT = 60 / 76; // seconds
const BARS = 16;
const LOUD = 0.5; // of the whole piece; every voice is quiet by itself
const AHEAD = 0.4; // seconds that are written down before they are heard
const PACE = 150; // milliseconds between two looks

// Bars are parted by |, notes by blanks: a name with its octave and its length in beats; - is a rest.
const MELODY = `D5:1 F5:.5 E5:.5 D5:1 | A4:2 C5:1 | Bb4:1 D5:.5 C5:.5 Bb4:1 | A4:3 |
  G4:1 Bb4:.5 A4:.5 G4:1 | F4:1 A4:1 D5:1 | E5:1.5 D5:.5 C#5:1 | D5:2 -:1 |
  F5:1 G5:.5 F5:.5 E5:1 | D5:1.5 E5:.5 F5:1 | E5:1 C5:.5 D5:.5 E5:1 | A4:3 |
  D5:1 Bb4:1 G4:1 | A4:1 F4:1 D4:1 | E4:1 G4:1 C#5:1 | D5:3`;
const CHORDS = "Dm F Bb Dm Gm Dm A Dm Bb Dm C F Gm Dm A Dm";
const TRIADS: Record<string, string> = { Dm: "D3 F3 A3", F: "F3 A3 C4", Bb: "Bb2 D3 F3", Gm: "G2 Bb2 D3", A: "A2 C#3 E3", C: "C3 E3 G3" };

interface Note {
  at: number; // beats from the beginning
  length: number;
  pitch: number; // hertz
  voice: "string" | "bass" | "pad";
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export function pitchOf(name: string): number {
  const [, letter, sign, octave] = /^([A-G])(#|b)?(\d)$/.exec(name)!;
  const half = STEPS[letter!]! + (sign === "#" ? 1 : sign === "b" ? -1 : 0) + 12 * (Number(octave) + 1);
  return 440 * 2 ** ((half - 69) / 12);
}

// All notes of the piece, in the order in which they begin.
export function score(): Note[] {
  const notes: Note[] = [];
  MELODY.split("|").forEach((bar, index) => {
    let at = index * 3;
    for (const [name, length] of bar.trim().split(/\s+/).map((note) => note.split(":") as [string, string])) {
      if (name !== "-") notes.push({ at, length: Number(length) * 1.6, pitch: pitchOf(name), voice: "string" });
      at += Number(length);
    }
  });
  CHORDS.split(" ").forEach((chord, index) => {
    const [root, ...others] = TRIADS[chord]!.split(" ").map(pitchOf) as [number, ...number[]];
    notes.push({ at: index * 3, length: 2.6, pitch: root / 2, voice: "bass" });
    for (const pitch of [root, ...others]) notes.push({ at: index * 3, length: 3.4, pitch, voice: "pad" });
    others.forEach((pitch, i) => notes.push({ at: index * 3 + 1 + i, length: 1.4, pitch: pitch * 2, voice: "bass" }));
  });
  return notes.sort((one, two) => one.at - two.at);
}

const VOICES: Record<Note["voice"], { shape: OscillatorType; loud: number; rise: number }> = {
  string: { shape: "triangle", loud: 0.05, rise: 0.012 },
  bass: { shape: "sine", loud: 0.035, rise: 0.02 },
  pad: { shape: "sine", loud: 0.014, rise: 0.9 },
};

function sound(to: AudioContext, out: GainNode, note: Note, start: number): void {
  const { shape, loud, rise } = VOICES[note.voice];
  const end = start + note.length * BEAT;
  const voice = to.createOscillator();
  const volume = to.createGain();
  voice.type = shape;
  voice.frequency.value = note.pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(volume).connect(out);
  voice.start(start);
  voice.stop(end + 0.05);
}

// Plays on and on until the function that is returned is called.
export function perform(): () => void {
  const notes = score();
  const length = BARS * 3 * BEAT;
  let to: AudioContext | null = null;
  let out: GainNode | null = null;
  let begun = 0; // when the piece began this time
  let next = 0;

  function silence(): void {
    if (!to || !out) return;
    const old = out;
    old.gain.setTargetAtTime(0, to.currentTime, 0.15);
    setTimeout(() => old.disconnect(), 1500);
    out = null;
  }

  function look(): void {
    if (document.hidden) return silence();
    to ??= audio(); // not before somebody has touched the page
    if (!to || to.state !== "running") return void to?.resume();
    if (!out) {
      out = to.createGain();
      out.gain.setValueAtTime(0, to.currentTime);
      out.gain.linearRampToValueAtTime(LOUD, to.currentTime + 2);
      out.connect(to.destination);
      begun = to.currentTime + 0.1;
      next = 0;
    }
    for (let note = notes[next]!; begun + note.at * BEAT < to.currentTime + AHEAD; note = notes[next]!) {
      sound(to, out, note, Math.max(to.currentTime, begun + note.at * BEAT));
      next += 1;
      if (next === notes.length) [next, begun] = [0, begun + length];
    }
  }

  look();
  const timer = setInterval(look, PACE);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    silence();
  };
}
