// Sounds of our own, made on the spot: no files, nothing to load.

import { settings } from "./settings.svelte";

export type Sound = "token" | "coin" | "die" | "turn" | "end" | "conquest" | "decline" | "purse" | "cheer";

let context: AudioContext | null = null;

export function audio(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null; // until somebody has touched the page nothing is heard
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

// One tone: frequency in hertz, beginning and length in seconds.
function tone(to: AudioContext, pitch: number, at: number, length: number, loud: number, shape: OscillatorType = "sine", glide = 1): void {
  const start = to.currentTime + at;
  const voice = to.createOscillator();
  const volume = to.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * glide, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(to.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

// A knock on wood: a short burst of noise through a narrow band.
function knock(to: AudioContext, at: number, pitch: number, loud: number): void {
  const start = to.currentTime + at;
  const length = 0.07;
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  const source = to.createBufferSource();
  const band = to.createBiquadFilter();
  const volume = to.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 3;
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(to.destination);
  source.start(start);
}

const SOUNDS: Record<Sound, (to: AudioContext) => void> = {
  token: (to) => knock(to, 0, 900, 0.7),
  coin: (to) => [1568, 2093].forEach((pitch, i) => tone(to, pitch, i * 0.07, 0.22, 0.06, "triangle")),
  die: (to) => [0, 0.09, 0.16, 0.21].forEach((at, i) => knock(to, at, 1500 - i * 220, 0.5)),
  turn: (to) => [523, 784].forEach((pitch, i) => tone(to, pitch, i * 0.16, 0.4, 0.1)),
  conquest: (to) => {
    knock(to, 0, 420, 0.8);
    [196, 294].forEach((pitch, i) => tone(to, pitch, 0.05 + i * 0.09, 0.26, 0.07, "triangle"));
  },
  decline: (to) => [392, 349, 294, 220].forEach((pitch, i) => tone(to, pitch, i * 0.17, 0.7, 0.05, "sine", 0.97)),
  purse: (to) => [1319, 1760, 1568, 2093].forEach((pitch, i) => tone(to, pitch, i * 0.06, 0.2, 0.045, "triangle")),
  cheer: (to) => [392, 523, 659, 784, 1047].forEach((pitch, i) => tone(to, pitch, i * 0.12, 0.7, 0.07, "triangle")),
  end: (to) => [392, 523, 659, 784].forEach((pitch, i) => tone(to, pitch, i * 0.14, 0.5, 0.09, "triangle")),
};

// What is heard when something happens in the game, by the code of the fact.
const HEARD: Record<string, Sound> = { rolled: "die", declined: "decline", conquered: "conquest", scored: "coin", "game-over": "end" };

export function hear(fact: string): void {
  const sound = HEARD[fact];
  if (sound) play(sound);
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  const to = audio();
  if (to) SOUNDS[sound](to);
}
