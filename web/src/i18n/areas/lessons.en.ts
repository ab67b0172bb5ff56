// Texts of the chapters of the guided game that follow the first.

import type { AboveKey, BelowKey } from "../../pages/learn/steps";
import type { StepText } from "./pages.en";

const below: Record<BelowKey, StepText> = {
  welcome: {
    title: "Into the caves",
    text: "Under the ground you play as you know it: pick, conquer, redeploy, score. Three things are new: Rivers, Monsters, and the treasures they guard. One turn shows you all of them.",
  },
  pick: {
    title: "Adventurous Ogres",
    text: "Every region costs Ogres 1 token less. And Adventurous races earn 1 coin more for each Place they hold. Just right to look for some.",
    task: "Pick the pair on top",
  },
  river: {
    title: "The River is a road",
    text: "Its regions cost only 1 token, and it flows past half of the map. It begins at the edge, so you may come in there. Dark Chasms cannot be entered at all.",
    task: "Conquer the River at the top",
  },
  monsters: {
    title: "Here be Monsters",
    text: "Two Monsters make a region 2 tokens dearer. Whoever drives them out finds what they guard: a Relic or a Place. Such regions lie on both sides of the River.",
    task: "Conquer a region with Monsters",
  },
  relic: {
    title: "The Flying Doormat",
    text: "A Relic! Once per turn it takes you to any region on the board, at the usual cost. Afterwards it lies where it brought you. How about other Monsters?",
    task: "Raise the Doormat, then conquer far away",
  },
  leave: {
    title: "Everybody out",
    text: "Stop when you are done. When you redeploy, all tokens leave the River: it was a road, not a home, and pays nothing. Spread them over your other regions.",
    task: "Stop, place your tokens and finish",
  },
  score: {
    title: "What it brought",
    text: "You got 1 coin for each region but the River, and more for a Place if you found one. Relics and Places lie open on the board now: whoever takes the region takes them along.",
  },
  end: {
    title: "You know Underground!",
    text: "Choose any Relic, Place, race or power to read about it. Play this game to its end, or go on to the sky.",
  },
};

const above: Record<AboveKey, StepText> = {
  welcome: {
    title: "Look up",
    text: "Three islands float above the board. They are conquered like all land, but there are only two ways up. Who holds a whole island earns more.",
  },
  pick: {
    title: "Commando Ratmen",
    text: "You know them: many tokens, and every region costs 1 less. Races of the sky are shuffled in with the others, so look at the list.",
    task: "Pick the pair on top",
  },
  foot: {
    title: "The foot of the Beanstalk",
    text: "Two tokens on the ground, Beanstalk and Stairway, lead up to the islands with the same symbol. New races begin on the ground. This time the Beanstalk grows right beside the Sea.",
    task: "Conquer the Forest with the Beanstalk",
  },
  climb: {
    title: "Climb!",
    text: "The regions with the same symbol are neighbours now, wherever they are. Find the green sign in the sky; its cost shows that you can reach it.",
    task: "Conquer the region at the top of the Beanstalk",
  },
  island: {
    title: "A whole island",
    text: "If one race holds all land of an island, it pays 1 coin more each turn. Bridges lead on to the next island. Take the rest of this one.",
    task: "Conquer all regions of the island",
  },
  settle: {
    title: "Between earth and sky",
    text: "Conquer on if you like, then stop. When you redeploy, tokens move freely up and down.",
    task: "Stop, place your tokens and finish",
  },
  score: {
    title: "The island pays",
    text: "1 coin for each region, and 1 more for the island. It goes on paying when the race declines, as long as all of it is still there.",
  },
  end: {
    title: "You know all three worlds!",
    text: "Boxes can also be mixed when you open a table. Play this game to its end, or start one with friends.",
  },
};

export const lessons = {
  chapter: "Chapter",
  letPlay: "Let the bot play",
  next: (box: string): string => `Next: ${box}`,
  underground: {
    title: "Under the ground",
    lead: "You know the base game? Then three minutes are enough: one turn with a River, Monsters and a treasure.",
    contents: ["Use a River as a road", "Drive Monsters out and find what they guard", "Use a Relic", "Leave the water in time"],
    steps: below,
  },
  sky: {
    title: "Up to the islands",
    lead: "You know the base game? Then three minutes are enough: one turn from the ground up into the sky.",
    contents: ["Find the ways up", "Climb the Beanstalk", "Take a whole island", "See what it pays"],
    steps: above,
  },
};
