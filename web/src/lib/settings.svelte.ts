// What somebody has chosen for this browser, kept in it.

import type { Speed } from "../film/pace";
import type { Language } from "../i18n/index.svelte";

export type Theme = "auto" | "light" | "dark";

interface Choices {
  language: Language | null; // null: as the browser says
  theme: Theme;
  sound: boolean; // off until somebody asks for it, as is music
  music: boolean;
  notify: boolean;
  motion: boolean; // short animations; never when the system asks for reduced motion
  speed: Speed; // at which the turns of others are shown
  name: string;
  level: string; // of the bots in a quick game
  handOver: boolean; // a screen between the turns of people who share this device
  asides: boolean; // what spectators say is shown
  here: boolean; // new games are played on this device, without a server
}

const PLACE = "elbowroom.settings";
const USUAL: Choices = { language: null, theme: "auto", sound: false, music: false, notify: false, motion: true, speed: "normal", name: "", level: "gentle", handOver: true, asides: true, here: false };

function stored(): Choices {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Choices>) };
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  #choices = $state<Choices>(stored());

  constructor() {
    this.#paint();
  }

  get language(): Language | null {
    return this.#choices.language;
  }
  get theme(): Theme {
    return this.#choices.theme;
  }
  get sound(): boolean {
    return this.#choices.sound;
  }
  get music(): boolean {
    return this.#choices.music;
  }
  get notify(): boolean {
    return this.#choices.notify;
  }
  get motion(): boolean {
    return this.#choices.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  get wantsMotion(): boolean {
    return this.#choices.motion;
  }
  get speed(): Speed {
    return this.#choices.speed;
  }
  get name(): string {
    return this.#choices.name;
  }
  get level(): string {
    return this.#choices.level;
  }
  get handOver(): boolean {
    return this.#choices.handOver;
  }
  get asides(): boolean {
    return this.#choices.asides;
  }

  get here(): boolean {
    return this.#choices.here;
  }

  choose(changes: Partial<Choices>): void {
    Object.assign(this.#choices, changes);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#choices));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#paint();
  }

  #paint(): void {
    const { theme } = this.#choices;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
