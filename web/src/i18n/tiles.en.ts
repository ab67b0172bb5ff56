// Races, powers, sites and markers in English: what they are called and what they do.

export interface TileText {
  name: string;
  summary: string;
}

export const tiles = {
  // --- races of the base game ---
  amazons: {
    name: "Amazons",
    summary: "You have 4 extra tokens for conquering only: they leave the map before you score and are back in your hand next turn. Too few left? Then you give up regions.",
  },
  dwarves: { name: "Dwarves", summary: "Each region with a Mine pays you 1 coin more, even in decline." },
  elves: { name: "Elves", summary: "When a region of yours is conquered you lose no Elf: all of them withdraw. Sorcery and the like still take one." },
  ghouls: {
    name: "Ghouls",
    summary: "In decline all Ghouls stay on the map and go on conquering in your later turns, always before your new race moves. They may even attack your own regions.",
  },
  giants: { name: "Giants", summary: "Regions next to a Mountain you occupy cost 1 token less." },
  halflings: {
    name: "Halflings",
    summary: "You may enter the map anywhere. Each of the first 2 regions you conquer gets a Hole that makes it immune until you abandon it or decline.",
  },
  humans: { name: "Humans", summary: "Each Farmland pays you 1 coin more." },
  orcs: { name: "Orcs", summary: "Each non-empty region you conquer pays 1 coin more this turn." },
  ratmen: { name: "Ratmen", summary: "No special ability. There are just a lot of you!" },
  skeletons: { name: "Skeletons", summary: "Before you redeploy, you get 1 new token for every 2 non-empty regions you conquered this turn." },
  sorcerers: {
    name: "Sorcerers",
    summary: "Once per turn and opponent you may swap an active token standing alone in a region within your reach for a Sorcerer from the tray. That conquers the region; Mountains, Fortresses and Lairs do not help against it.",
  },
  tritons: { name: "Tritons", summary: "Land regions beside a Sea or Lake cost 1 token less." },
  trolls: { name: "Trolls", summary: "Each of your regions gets a Troll's Lair: +1 defence, even in decline." },
  wizards: { name: "Wizards", summary: "Each region with a Magic symbol pays you 1 coin more." },

  // --- races of Underground ---
  cultists: {
    name: "Cultists",
    summary: "The Great Ancient comes to the first region you conquer: that region is immune, and every region beside it costs 1 token less. At the start of your later turns you may move it to another of your regions.",
  },
  drow: { name: "Drow", summary: "Each of your regions pays 1 coin more if no other race, active or in decline, and no Monsters stand next to it. Your own race in decline disturbs them too." },
  flames: {
    name: "Flames",
    summary: "When you pick them, choose a Chasm for the Volcano. Regions beside the Volcano, or beside a chain of Flames that begins there, cost as if nobody were in them.",
  },
  gnomes: {
    name: "Gnomes",
    summary: "While they are active no ability, power, Relic or Place helps others to conquer your regions. Attackers pay the full price and must stand next door; only the ordinary final die is allowed.",
  },
  iron_dwarves: {
    name: "Iron Dwarves",
    summary: "In each redeployment you forge 1 Silver Hammer per Mine you hold, up to 7. A Hammer conquers like a token and comes back every turn, but each conquest needs at least 1 Dwarf.",
  },
  kraken: { name: "Kraken", summary: "You may keep River regions and score them, even in decline." },
  liches: { name: "Liches", summary: "Only in decline: whoever conquers one of these regions pays you 1 coin. Without a coin nobody may attack them." },
  lizardmen: { name: "Lizardmen", summary: "You pass through River regions, empty or occupied, without conquering them. Only an immune River stops you." },
  mudmen: { name: "Mudmen", summary: "In each redeployment you get 1 new token for every Mudpool you hold." },
  mummies: { name: "Mummies", summary: "There are many of you, but every region costs you 1 token more." },
  ogres: { name: "Ogres", summary: "Every region costs you 1 token less." },
  shadow_mimes: {
    name: "Shadow Mimes",
    summary: "When you pick them you may swap their power for the power of any other visible pair. Your tokens follow the new power.",
  },
  shrooms: { name: "Shrooms", summary: "Each Mushroom Forest pays you 1 coin more." },
  spiderines: { name: "Spiderines", summary: "All regions beside any Chasm count as next to yours when you conquer, and you may enter the map there." },
  will_o_wisps: {
    name: "Will-o'-Wisps",
    summary: "Before you conquer a Mystic Crystal, or a region beside a Crystal you hold, you may roll the die for extra strength. If it is enough you must conquer; if not, your conquests end.",
  },

  // --- races of Sky Islands ---
  drakons: {
    name: "Drakons",
    summary: "Up to 3 times per turn you give up a token from your hand for a Dragon: it conquers a region with just 1 more token, whatever defends it. The Dragon makes the region immune until your next turn.",
  },
  escargots: { name: "Escargots", summary: "While active, your regions pay at the start of your turn instead of at its end. Coins from your power still come at the end." },
  khans: { name: "Khans", summary: "Your Hills and Farmlands pay 1 coin more, all your other regions 1 coin less, but never below 0." },
  scarecrows: { name: "Scarecrows", summary: "There are very many of you, but whoever conquers one of your regions gets 1 coin from the bank." },
  scavengers: {
    name: "Scavengers",
    summary: "Tokens of a race in decline that you conquer stay buried under you: +1 defence for the region, and their owner still scores them. When you decline they are gone.",
  },
  storm_giants: {
    name: "Storm Giants",
    summary: "Each turn you have 2 Lightning Bolts: each conquers a Mountain within your reach with just 1 token. You may enter the map anywhere in the Sky.",
  },
  wendigos: {
    name: "Wendigos",
    summary: "Once per turn you clear any Forest that is neither yours nor immune, and gain 1 Wendigo. An active race there loses 1 token and withdraws, a race in decline loses them all. This is not a conquest.",
  },

  // --- powers of the base game ---
  alchemist: { name: "Alchemist", summary: "You get 2 coins more every turn while the race is active." },
  berserk: { name: "Berserk", summary: "Before any conquest you may roll the die and then choose a region with its help. If you take none after a roll, your conquests end; there is no other final die." },
  bivouacking: { name: "Bivouacking", summary: "You have 5 Encampments to place anew each turn: +1 defence each, as many per region as you like. They are never lost, only moved." },
  commando: { name: "Commando", summary: "Every region costs you 1 token less." },
  diplomat: { name: "Diplomat", summary: "At the end of your turn name an opponent whose active race you did not attack: it may not attack your active race until your next turn." },
  dragon_master: { name: "Dragon Master", summary: "Once per turn your Dragon conquers a region within reach with just 1 token, whatever defends it. The region is immune while the Dragon stays." },
  flying: { name: "Flying", summary: "Any land region is within your reach, near or far, even for your first conquest." },
  forest: { name: "Forest", summary: "Each Forest pays you 1 coin more." },
  fortified: { name: "Fortified", summary: "Once per turn you may build a Fortress in a region without one, up to 6. Each pays 1 coin while you are active and adds +1 defence, even in decline." },
  heroic: { name: "Heroic", summary: "At the end of each turn put your 2 Heroes into 2 different regions: both are immune." },
  hill: { name: "Hill", summary: "Each Hill pays you 1 coin more." },
  merchant: { name: "Merchant", summary: "Each of your regions pays 1 coin more." },
  mounted: { name: "Mounted", summary: "Hills and Farmlands cost you 1 token less." },
  pillaging: { name: "Pillaging", summary: "Each non-empty region you conquer pays 1 coin more this turn." },
  seafaring: { name: "Seafaring", summary: "You may conquer Seas and Lakes. You keep them in decline; races that cannot enter water can never take them." },
  spirit: { name: "Spirit", summary: "In decline the race does not count towards the limit of one: it stays on the map beside your next race in decline." },
  stout: { name: "Stout", summary: "You may go into decline right after scoring a normal turn, even the first one, so you lose no turn." },
  swamp: { name: "Swamp", summary: "Each Swamp pays you 1 coin more." },
  underworld: { name: "Underworld", summary: "Regions with a Cavern cost you 1 token less, and when you conquer all Caverns count as next to each other." },
  wealthy: { name: "Wealthy", summary: "You get 7 coins once, the first time you score with a region." },

  // --- powers of Underground ---
  adventurous: { name: "Adventurous", summary: "Each region with a Popular Place pays you 1 coin more." },
  fisher: { name: "Fisher", summary: "You get 1 coin for every 2 regions you hold beside a River." },
  flocking: { name: "Flocking", summary: "You get 2 coins if all your regions hang together in one group." },
  frightened: { name: "Frightened", summary: "Each region where at least 3 of your tokens stand pays 1 coin more." },
  immortal: { name: "Immortal", summary: "When a region of yours is conquered you lose no token: all of them withdraw. Only being replaced, as by a Vampire, costs you the token." },
  magic: { name: "Magic", summary: "Once per turn your Bag-o'-Many-Things works as a copy of any Relic found so far, wherever it lies." },
  martyr: { name: "Martyr", summary: "Each time an opponent conquers a region of yours you get 1 coin at once." },
  mining: { name: "Mining", summary: "Each Mine pays you 1 coin more." },
  muddy: { name: "Muddy", summary: "Each Mudpool pays you 1 coin more, even in decline." },
  mystic: { name: "Mystic", summary: "Each Mystic Crystal pays you 1 coin more." },
  quarreling: { name: "Quarreling", summary: "You get 1 coin for each separate group of your regions." },
  reborn: { name: "Reborn", summary: "In decline: at the start of each turn you may hand up to 2 of these regions to your active race, which gets 1 token in each." },
  royal: { name: "Royal", summary: "Before scoring put the Queen into one of your regions: it is immune. In decline she stays where she is and still protects." },
  shield: { name: "Shield", summary: "Each turn you get 1 Mushroom Armour per Mushroom Forest you hold, up to 8 in all. Each adds +1 defence to its region for good, even in decline." },
  stone: { name: "Stone", summary: "Each Black Mountain pays you 1 coin more." },
  thieving: { name: "Thieving", summary: "When you score you take 1 coin from each opponent whose active race stands next to one of your regions." },
  tomb: { name: "Tomb", summary: "When you decline all tokens on the map stay, and you may rearrange them once. A conquered region then costs you just 1 of them." },
  vampire: { name: "Vampire", summary: "Once per turn and opponent you may replace an active token standing alone in a region within your reach with one of yours. That conquers the region; Mountains, Armours and the like do not help against it." },
  vanishing: { name: "Vanishing", summary: "When you decline you get 2 coins per region instead of 1, and the race leaves the map for good." },
  vengeful: { name: "Vengeful", summary: "Whoever attacked you since your last turn is marked: in your turn all regions of that player cost you 1 token less." },
  wise: { name: "Wise", summary: "You get 2 coins every turn while the race is in decline and holds a region." },

  // --- powers of Sky Islands ---
  airborne: { name: "Airborne", summary: "In the turn you pick it every region costs you 2 tokens less." },
  exploring: { name: "Exploring", summary: "You get 1 coin for each pair of one region on the Ground and one in the Sky." },
  goldsmith: { name: "Goldsmith", summary: "Your regions with a Mine pay 2 coins more, all your other regions 1 coin less, but never below 0." },
  gunner: { name: "Gunner", summary: "Your 2 Cannons make their regions immune. From your second turn on each may either fire, so that regions beside it cost 2 tokens less this turn, or move." },
  haggling: {
    name: "Haggling",
    summary: "After scoring you may hand out up to 5 Trade Pacts, no more than you have coins. At the end of their turn each holder pays you 1 coin per Pact if they conquered a region of yours; if not, you pay them.",
  },
  racketeering: { name: "Racketeering", summary: "When somebody else picks a pair you get 1 coin for each pair they skip. After this race declines your next pick is free." },
  zeppelined: {
    name: "Zeppelined",
    summary: "Up to 5 times per turn a Zeppelin attacks any region but Sea and Lake, near or far, and the die adds to your strength. On a blank it crashes: you and the defender lose 1 token each and the region burns until your next turn. If the roll is too low, your conquests end.",
  },

  // --- sites: places ---
  altar_of_souls: { name: "Altar of Souls", summary: "Before scoring you may give up 1 token of your race in decline for 3 coins. Works even if a race in decline holds it." },
  crypt_of_the_tomb_raider: { name: "Crypt of the Tomb-Raider", summary: "Before scoring your active race may send the Ghost to any other region: it makes that region immune." },
  diamond_fields: { name: "Diamond Fields", summary: "This region and every other region of the same terrain held by the same race pay 1 coin more, even in decline." },
  fountain_of_youth: { name: "Fountain of Youth", summary: "At the start of each of your turns your active race gets 1 new token." },
  great_brass_pipe: { name: "Great Brass Pipe", summary: "For your active race all regions of this terrain count as next to each other." },
  keep_on_the_motherland: { name: "Keep on the Motherland", summary: "This region has +1 defence and pays 1 coin more, even in decline." },
  mine_of_the_lost_dwarf: { name: "Mine of the Lost Dwarf", summary: "This region pays 2 coins more, even in decline. The Scepter doubles nothing here." },
  stonehedge: { name: "Stonehedge", summary: "When it is found a power is drawn for it. Whoever holds Stonehedge has that power besides their own." },
  wickedest_pentacle: {
    name: "Wickedest Pentacle",
    summary: "It releases the Balrog. Once per turn your active race may move it to a neighbouring region: whoever is there loses 2 tokens and the region. Nobody can enter where it stands.",
  },

  // --- sites: relics ---
  flying_doormat: { name: "Flying Doormat", summary: "Once per turn you may conquer a region anywhere on the board, at its usual cost." },
  froggys_ring: { name: "Froggy's Ring", summary: "Before scoring put it into one of your regions: you take 1 coin from each opponent whose active race stands next to it." },
  scepter_of_avarice: { name: "Scepter of Avarice", summary: "Before scoring put it into one of your regions: the coins the bank pays for that region are doubled this turn." },
  shiny_orb: { name: "Shiny Orb", summary: "Once per turn you may replace an opponent's active token standing alone in a region within your reach with one of yours. That conquers the region." },
  stinky_trolls_socks: { name: "Stinky Troll's Socks", summary: "Once per turn you conquer a region as if nobody were in it. The defenders flee without losing a token." },
  sword_of_the_killer_rabbit: { name: "Sword of the Killer Rabbit", summary: "Once per turn a region costs you 2 tokens less." },
} satisfies Record<string, TileText>;

export const markers = {
  bag_o_many_things: { name: "Bag-o'-Many-Things", summary: "Shows where the Bag worked last. It protects nothing and cannot be stolen." },
  balrog: { name: "Balrog", summary: "Immune: nobody at all can enter or use this region while the Balrog is here." },
  burning: { name: "Burning Region", summary: "Immune: nobody can enter until the next turn of the player whose Zeppelin crashed here." },
  cannon: { name: "Cannon", summary: "Immune: no opponent can conquer or affect this region." },
  dragon: { name: "Dragon", summary: "Immune: no opponent can conquer or affect this region while the Dragon stays." },
  drakon_dragon: { name: "Drakon Dragon", summary: "Immune: no opponent can conquer or affect this region until its owner's next turn." },
  encampment: { name: "Encampment", summary: "+1 defence each. It also counts as company: a token beside it is not alone." },
  firing_cannon: { name: "Firing Cannon", summary: "Immune. This turn regions beside it cost its owner 2 tokens less." },
  fortress: { name: "Fortress", summary: "+1 defence, even in decline. Pays 1 coin while its race is active." },
  ghost: { name: "Tomb-Raider's Ghost", summary: "Immune: only whoever stands here, or the holder of the Crypt if nobody does, may act here." },
  great_ancient: { name: "Great Ancient", summary: "Immune. Regions beside it cost the Cultists 1 token less." },
  hero: { name: "Hero", summary: "Immune: no opponent can conquer or affect this region while the Hero stays." },
  hole: { name: "Hole-in-the-Ground", summary: "Immune: no opponent can conquer or affect this region while Halflings live here." },
  lair: { name: "Troll's Lair", summary: "+1 defence, even in decline." },
  mushroom_armor: { name: "Mushroom Armour", summary: "+1 defence each, even in decline. It does not protect a lone token from being replaced." },
  queen: { name: "Queen", summary: "Immune: no opponent can conquer or affect this region, even in decline." },
  silver_hammer: { name: "Silver Hammer", summary: "Helped to conquer here. It does not defend and returns after redeployment." },
  volcano: { name: "Volcano", summary: "Regions beside it, or beside Flames linked to it, cost the Flames as if nobody were in them." },
} satisfies Record<string, TileText>;
