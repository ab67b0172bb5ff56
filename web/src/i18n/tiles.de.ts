// Races, powers, sites and markers in German.

import type { MarkerTexts, TileTexts } from "./lore";

export const tiles: TileTexts = {
  // --- races of the base game ---
  amazons: {
    name: "Amazonen",
    summary: "Du hast 4 zusätzliche Plättchen nur zum Erobern: Vor der Wertung verlassen sie das Spielfeld, im nächsten Zug sind sie wieder auf Deiner Hand. Reichen die übrigen nicht, gibst Du Regionen auf.",
  },
  dwarves: { name: "Zwerge", summary: "Jede Region mit Mine bringt Dir 1 Münze mehr, auch nach dem Untergang." },
  elves: { name: "Elben", summary: "Wird Deine Region erobert, verlierst Du keinen Elben: Alle ziehen sich zurück. Hexerei und Ähnliches kostet Dich trotzdem einen." },
  ghouls: {
    name: "Ghule",
    summary: "Nach dem Untergang bleiben alle Ghule auf dem Spielfeld und erobern in Deinen späteren Zügen weiter, immer bevor Deine neue Rasse zieht. Sie dürfen sogar Deine eigenen Regionen angreifen.",
  },
  giants: { name: "Riesen", summary: "Regionen neben einem Gebirge, das Du besetzt hältst, kosten 1 Plättchen weniger." },
  halflings: {
    name: "Halblinge",
    summary: "Du darfst das Spielfeld überall betreten. Jede der ersten 2 Regionen, die Du eroberst, bekommt eine Erdhöhle und ist immun, bis Du sie aufgibst oder untergehst.",
  },
  humans: { name: "Menschen", summary: "Jedes Ackerland bringt Dir 1 Münze mehr." },
  orcs: { name: "Orks", summary: "Jede nicht leere Region, die Du eroberst, bringt in diesem Zug 1 Münze mehr." },
  ratmen: { name: "Rattenmenschen", summary: "Keine besondere Fähigkeit. Ihr seid einfach sehr viele!" },
  skeletons: { name: "Skelette", summary: "Vor der Umgruppierung bekommst Du 1 neues Plättchen für je 2 nicht leere Regionen, die Du in diesem Zug erobert hast." },
  sorcerers: {
    name: "Hexenmeister",
    summary: "Einmal pro Zug und Gegner darfst Du ein einzelnes aktives Plättchen in einer Region in Deiner Reichweite durch einen Hexenmeister aus dem Vorrat ersetzen. So eroberst Du die Region; Gebirge, Festungen und Trollhöhlen helfen nicht dagegen.",
  },
  tritons: { name: "Wassermänner", summary: "Landregionen an einem Meer oder See kosten 1 Plättchen weniger." },
  trolls: { name: "Trolle", summary: "Jede Deiner Regionen bekommt eine Trollhöhle: +1 Verteidigung, auch nach dem Untergang." },
  wizards: { name: "Zauberer", summary: "Jede Region mit magischem Symbol bringt Dir 1 Münze mehr." },

  // --- races of Underground ---
  cultists: {
    name: "Kultprediger",
    summary: "Der Große Alte kommt in die erste Region, die Du eroberst: Sie ist immun, und jede Region daneben kostet 1 Plättchen weniger. Zu Beginn späterer Züge darfst Du ihn in eine andere Deiner Regionen versetzen.",
  },
  drow: { name: "Dunkelelfen", summary: "Jede Deiner Regionen bringt 1 Münze mehr, wenn daneben keine andere Rasse, aktiv oder untergegangen, und keine Monster stehen. Auch Deine eigene untergegangene Rasse stört." },
  flames: {
    name: "Flammen",
    summary: "Wenn Du sie wählst, bestimmst Du einen Abgrund für den Vulkan. Regionen am Vulkan oder neben einer Kette von Flammen, die dort beginnt, kosten so viel, als wäre niemand darin.",
  },
  gnomes: {
    name: "Gnome",
    summary: "Solange sie aktiv sind, hilft keine Fähigkeit, kein Altertum und kein Ort anderen beim Erobern Deiner Regionen. Wer angreift, zahlt den vollen Preis und muss direkt daneben stehen; nur der normale letzte Würfelwurf ist erlaubt.",
  },
  iron_dwarves: {
    name: "Eisenzwerge",
    summary: "Bei jeder Umgruppierung schmiedest Du 1 Silberhammer je Bergbau-Region, höchstens 7. Ein Hammer erobert wie ein Plättchen und kommt jeden Zug zurück, aber jede Eroberung braucht mindestens 1 Zwerg.",
  },
  kraken: { name: "Kraken", summary: "Du darfst Flussregionen behalten und werten, auch nach dem Untergang." },
  liches: { name: "Untote", summary: "Nur nach dem Untergang: Wer eine dieser Regionen erobert, zahlt Dir 1 Münze. Ohne Münze darf niemand sie angreifen." },
  lizardmen: { name: "Echsenmenschen", summary: "Du durchquerst Flussregionen, leere und besetzte, ohne sie zu erobern. Nur ein immuner Fluss hält Dich auf." },
  mudmen: { name: "Schlammmonster", summary: "Bei jeder Umgruppierung bekommst Du 1 neues Plättchen für jedes Schlammloch, das Du hältst." },
  mummies: { name: "Mumien", summary: "Ihr seid viele, aber jede Region kostet Dich 1 Plättchen mehr." },
  ogres: { name: "Oger", summary: "Jede Region kostet Dich 1 Plättchen weniger." },
  shadow_mimes: {
    name: "Schatten-Mimen",
    summary: "Wenn Du sie wählst, darfst Du ihre Spezialfähigkeit gegen die einer anderen sichtbaren Kombination tauschen. Die Zahl Deiner Plättchen richtet sich nach der neuen.",
  },
  shrooms: { name: "Rauschpilze", summary: "Jeder Pilz-Wald bringt Dir 1 Münze mehr." },
  spiderines: { name: "Spinnenfrauen", summary: "Beim Erobern gelten alle Regionen an irgendeinem Abgrund als Nachbarn Deiner Regionen, und Du darfst das Spielfeld dort betreten." },
  will_o_wisps: {
    name: "Irrlichter",
    summary: "Bevor Du einen Mystischen Kristall oder eine Region neben einem eigenen Kristall eroberst, darfst Du um zusätzliche Stärke würfeln. Reicht der Wurf, musst Du erobern; reicht er nicht, enden Deine Eroberungen.",
  },

  // --- races of Sky Islands ---
  drakons: {
    name: "Drakonier",
    summary: "Bis zu 3-mal pro Zug gibst Du ein Plättchen von der Hand für einen Drachen her: Er erobert eine Region mit nur 1 weiteren Plättchen, egal wie sie verteidigt ist. Sie ist bis zu Deinem nächsten Zug immun.",
  },
  escargots: { name: "Escargots", summary: "Solange sie aktiv sind, zahlen Deine Regionen zu Beginn Deines Zuges statt am Ende. Münzen der Spezialfähigkeit gibt es weiter am Ende." },
  khans: { name: "Khane", summary: "Deine Hügel und Dein Ackerland bringen 1 Münze mehr, alle anderen Deiner Regionen 1 weniger, aber nie unter 0." },
  scarecrows: { name: "Vogelscheuchen", summary: "Ihr seid sehr viele, aber wer eine Deiner Regionen erobert, bekommt 1 Münze aus der Bank." },
  scavengers: {
    name: "Aasfresser",
    summary: "Plättchen einer untergegangenen Rasse, die Du eroberst, bleiben unter Dir vergraben: +1 Verteidigung, und wer sie besitzt, bekommt weiter Münzen dafür. Gehst Du unter, verschwinden sie.",
  },
  storm_giants: {
    name: "Sturmriesen",
    summary: "Jeden Zug hast Du 2 Blitze: Jeder erobert ein Gebirge in Deiner Reichweite mit nur 1 Plättchen. Du darfst das Spielfeld überall auf den Himmelsinseln betreten.",
  },
  wendigos: {
    name: "Wendigos",
    summary: "Einmal pro Zug räumst Du einen beliebigen Wald, der weder Dir gehört noch immun ist, und gewinnst 1 Plättchen. Eine aktive Rasse verliert dort 1 Plättchen und zieht sich zurück, eine untergegangene verliert alle. Das ist keine Eroberung.",
  },

  // --- powers of the base game ---
  alchemist: { name: "Alchemisten", summary: "Du bekommst jeden Zug 2 Münzen mehr, solange die Rasse aktiv ist." },
  berserk: { name: "Berserker", summary: "Vor jeder Eroberung darfst Du würfeln und danach mit dem Wurf eine Region wählen. Eroberst Du nach einem Wurf nichts, enden Deine Eroberungen; einen anderen letzten Wurf gibt es nicht." },
  bivouacking: { name: "Lagernd", summary: "Du hast 5 Lager, die Du jeden Zug neu verteilst: je +1 Verteidigung, beliebig viele pro Region. Sie gehen nie verloren, sie ziehen nur um." },
  commando: { name: "Kommando", summary: "Jede Region kostet Dich 1 Plättchen weniger." },
  diplomat: { name: "Diplomatisch", summary: "Nenne am Ende Deines Zuges jemanden, dessen aktive Rasse Du nicht angegriffen hast: Sie darf Deine aktive Rasse bis zu Deinem nächsten Zug nicht angreifen." },
  dragon_master: { name: "Drachenbändiger", summary: "Einmal pro Zug erobert Dein Drache eine Region in Reichweite mit nur 1 Plättchen, egal wie sie verteidigt ist. Sie ist immun, solange der Drache bleibt." },
  flying: { name: "Fliegend", summary: "Jede Landregion ist in Deiner Reichweite, nah oder fern, sogar bei der ersten Eroberung." },
  forest: { name: "Wald", summary: "Jeder Wald bringt Dir 1 Münze mehr." },
  fortified: { name: "Wehrhaft", summary: "Einmal pro Zug darfst Du in einer Region ohne Festung eine bauen, höchstens 6. Jede bringt 1 Münze, solange Du aktiv bist, und +1 Verteidigung, auch nach dem Untergang." },
  heroic: { name: "Heldenhaft", summary: "Stelle am Ende jedes Zuges Deine 2 Helden in 2 verschiedene Regionen: Beide sind immun." },
  hill: { name: "Hügel", summary: "Jeder Hügel bringt Dir 1 Münze mehr." },
  merchant: { name: "Händler", summary: "Jede Deiner Regionen bringt 1 Münze mehr." },
  mounted: { name: "Beritten", summary: "Hügel und Ackerland kosten Dich 1 Plättchen weniger." },
  pillaging: { name: "Plündernd", summary: "Jede nicht leere Region, die Du eroberst, bringt in diesem Zug 1 Münze mehr." },
  seafaring: { name: "Seefahrend", summary: "Du darfst Meere und Seen erobern. Nach dem Untergang behältst Du sie; Rassen, die kein Wasser betreten, können sie nie nehmen." },
  spirit: { name: "Geister", summary: "Nach dem Untergang zählt die Rasse nicht zur Grenze von einer: Sie bleibt neben Deiner nächsten untergegangenen Rasse auf dem Spielfeld." },
  stout: { name: "Standhaft", summary: "Du darfst direkt nach der Wertung eines normalen Zuges untergehen, sogar im ersten, und verlierst so keinen Zug." },
  swamp: { name: "Sumpf", summary: "Jeder Sumpf bringt Dir 1 Münze mehr." },
  underworld: { name: "Unterwelt", summary: "Regionen mit Höhle kosten Dich 1 Plättchen weniger, und beim Erobern gelten alle Höhlen als benachbart." },
  wealthy: { name: "Vermögend", summary: "Du bekommst einmal 7 Münzen: bei Deiner ersten Wertung mit mindestens einer Region." },

  // --- powers of Underground ---
  adventurous: { name: "Abenteuer", summary: "Jede Region mit einem Beliebten Ort bringt Dir 1 Münze mehr." },
  fisher: { name: "Fischer", summary: "Du bekommst 1 Münze für je 2 Deiner Regionen am Fluss." },
  flocking: { name: "Hirten", summary: "Du bekommst 2 Münzen, wenn alle Deine Regionen eine einzige Gruppe bilden." },
  frightened: { name: "Ängstlich", summary: "Jede Region, in der mindestens 3 Deiner Plättchen stehen, bringt 1 Münze mehr." },
  immortal: { name: "Unsterblich", summary: "Wird Deine Region erobert, verlierst Du kein Plättchen: Alle ziehen sich zurück. Nur wenn es ersetzt wird, etwa durch einen Vampir, ist es weg." },
  magic: { name: "Magisch", summary: "Einmal pro Zug wirkt Deine Magische Tasche wie eine Kopie eines beliebigen entdeckten Altertums, wo immer es liegt." },
  martyr: { name: "Märtyrer", summary: "Jedes Mal, wenn jemand eine Deiner Regionen erobert, bekommst Du sofort 1 Münze." },
  mining: { name: "Bergbau", summary: "Jede Bergbau-Region bringt Dir 1 Münze mehr." },
  muddy: { name: "Schlammig", summary: "Jedes Schlammloch bringt Dir 1 Münze mehr, auch nach dem Untergang." },
  mystic: { name: "Mystisch", summary: "Jeder Mystische Kristall bringt Dir 1 Münze mehr." },
  quarreling: { name: "Streitsüchtig", summary: "Du bekommst 1 Münze für jede getrennte Gruppe Deiner Regionen." },
  reborn: { name: "Wiedergeboren", summary: "Nach dem Untergang: Zu Beginn jedes Zuges darfst Du bis zu 2 dieser Regionen an Deine aktive Rasse geben, die dort je 1 Plättchen bekommt." },
  royal: { name: "Königlich", summary: "Stelle vor der Wertung die Königin in eine Deiner Regionen: Diese Region ist immun. Nach dem Untergang bleibt die Königin, wo sie ist, und schützt weiter." },
  shield: { name: "Schutz", summary: "Jeden Zug bekommst Du 1 Pilz-Schild je Pilz-Wald, insgesamt höchstens 8. Jeder gibt seiner Region dauerhaft +1 Verteidigung, auch nach dem Untergang." },
  stone: { name: "Stein", summary: "Jede Region mit Schwarzen Bergen bringt Dir 1 Münze mehr." },
  thieving: { name: "Diebisch", summary: "Bei der Wertung nimmst Du jedem Gegner 1 Münze ab, dessen aktive Rasse neben einer Deiner Regionen steht." },
  tomb: { name: "Grab", summary: "Beim Untergang bleiben alle Plättchen auf dem Spielfeld, und Du darfst sie einmal neu verteilen. Eine später eroberte Region kostet Dich nur 1 davon." },
  vampire: { name: "Vampir", summary: "Einmal pro Zug und Gegner darfst Du ein einzelnes aktives Plättchen in einer Region in Deiner Reichweite durch eines von Dir ersetzen. So eroberst Du die Region; Gebirge, Schilde und Ähnliches helfen nicht dagegen." },
  vanishing: { name: "Flüchtend", summary: "Beim Untergang bekommst Du 2 Münzen je Region statt 1, und die Rasse verlässt das Spielfeld für immer." },
  vengeful: { name: "Rachsüchtig", summary: "Wer Dich seit Deinem letzten Zug angegriffen hat, wird markiert: In Deinem Zug kosten Dich alle Regionen dieser Person 1 Plättchen weniger." },
  wise: { name: "Weise", summary: "Du bekommst jeden Zug 2 Münzen, solange die Rasse untergegangen ist und eine Region hält." },

  // --- powers of Sky Islands ---
  airborne: { name: "Luftlande", summary: "In dem Zug, in dem Du sie wählst, kostet Dich jede Region 2 Plättchen weniger." },
  exploring: { name: "Entdecker", summary: "Du bekommst 1 Münze für jedes Paar aus einer Bodenregion und einer Region auf den Himmelsinseln." },
  goldsmith: { name: "Goldschmied", summary: "Deine Regionen mit Mine bringen 2 Münzen mehr, alle anderen Deiner Regionen 1 weniger, aber nie unter 0." },
  gunner: { name: "Kanoniere", summary: "Deine 2 Kanonen machen ihre Regionen immun. Ab Deinem zweiten Zug darf jede entweder feuern, dann kosten Regionen daneben in diesem Zug 2 Plättchen weniger, oder umziehen." },
  haggling: {
    name: "Feilschend",
    summary: "Nach der Wertung darfst Du bis zu 5 Handelsabkommen verteilen, aber nicht mehr, als Du Münzen hast. Wer eines hält, zahlt Dir am Ende des eigenen Zuges je Abkommen 1 Münze, falls dabei eine Deiner Regionen erobert wurde; sonst zahlst Du.",
  },
  racketeering: { name: "Schutzgeld", summary: "Wählt jemand anderes eine Kombination, bekommst Du 1 Münze für jede übersprungene. Nach dem Untergang dieser Rasse ist Deine nächste Wahl kostenlos." },
  zeppelined: {
    name: "Zeppelin",
    summary: "Bis zu 5-mal pro Zug greift ein Zeppelin eine beliebige Region außer Meer und See an, und der Würfel verstärkt Dich. Bei einer leeren Seite stürzt er ab: Du und die Verteidigung verlieren je 1 Plättchen, und die Region brennt bis zu Deinem nächsten Zug. Ist der Wurf zu niedrig, enden Deine Eroberungen.",
  },

  // --- sites: places ---
  altar_of_souls: { name: "Der Altar der Seelen", summary: "Vor der Wertung darfst Du 1 Plättchen Deiner untergegangenen Rasse für 3 Münzen hergeben. Wirkt auch, wenn eine untergegangene Rasse ihn hält." },
  crypt_of_the_tomb_raider: { name: "Die Krypta der Grabjägerin", summary: "Vor der Wertung darf Deine aktive Rasse den Geist in eine beliebige andere Region schicken: Er macht sie immun." },
  diamond_fields: { name: "Diamantenfelder", summary: "Diese Region und jede andere Region desselben Geländes, die dieselbe Rasse hält, bringen 1 Münze mehr, auch nach dem Untergang." },
  fountain_of_youth: { name: "Der Jungbrunnen", summary: "Zu Beginn jedes Deiner Züge bekommt Deine aktive Rasse 1 neues Plättchen." },
  great_brass_pipe: { name: "Die Großen Messingrohre", summary: "Für Deine aktive Rasse gelten alle Regionen dieses Geländes als benachbart." },
  keep_on_the_motherland: { name: "Bleib im Mutterland!", summary: "Diese Region hat +1 Verteidigung und bringt 1 Münze mehr, auch nach dem Untergang." },
  mine_of_the_lost_dwarf: { name: "Die Mine des verlorenen Zwergs", summary: "Diese Region bringt 2 Münzen mehr, auch nach dem Untergang. Das Zepter verdoppelt hier nichts." },
  stonehedge: { name: "Ort der Beschwörung", summary: "Beim Entdecken wird eine Spezialfähigkeit dafür gezogen. Wer den Ort hält, hat sie zusätzlich zur eigenen." },
  wickedest_pentacle: {
    name: "Das Frevelhafte Pentagramm",
    summary: "Es setzt den Balrog frei. Einmal pro Zug darf Deine aktive Rasse ihn in eine Nachbarregion bewegen: Wer dort ist, verliert 2 Plättchen und die Region. Wo er steht, kommt niemand hinein.",
  },

  // --- sites: relics ---
  flying_doormat: { name: "Der Fliegende Fußabtreter", summary: "Einmal pro Zug darfst Du eine Region irgendwo auf dem Spielfeld zum üblichen Preis erobern." },
  froggys_ring: { name: "Der Ring der Begierde", summary: "Lege ihn vor der Wertung in eine Deiner Regionen: Du nimmst jedem Gegner 1 Münze ab, dessen aktive Rasse daneben steht." },
  scepter_of_avarice: { name: "Das Zepter der Habgier", summary: "Lege es vor der Wertung in eine Deiner Regionen: Die Bank zahlt für sie in diesem Zug doppelt." },
  shiny_orb: { name: "Leuchtende Kugel", summary: "Einmal pro Zug darfst Du ein einzelnes aktives Plättchen eines Gegners in einer Region in Deiner Reichweite durch eines von Dir ersetzen. So eroberst Du die Region." },
  stinky_trolls_socks: { name: "Stinkende Trollsocke", summary: "Einmal pro Zug eroberst Du eine Region, als wäre niemand darin. Die Verteidigung flieht, ohne ein Plättchen zu verlieren." },
  sword_of_the_killer_rabbit: { name: "Das Schwert des Killerkaninchens", summary: "Einmal pro Zug kostet Dich eine Region 2 Plättchen weniger." },
};

export const markers: MarkerTexts = {
  bag_o_many_things: { name: "Magische Tasche", summary: "Zeigt, wo die Tasche zuletzt gewirkt hat. Sie schützt nichts und kann nicht gestohlen werden." },
  balrog: { name: "Balrog", summary: "Immun: Solange der Balrog hier ist, kann überhaupt niemand diese Region betreten oder nutzen." },
  burning: { name: "Brennende Region", summary: "Immun: Niemand kommt hinein, bis die Person wieder am Zug ist, deren Zeppelin hier abgestürzt ist." },
  cannon: { name: "Kanone", summary: "Immun: Kein Gegner kann diese Region erobern oder auf sie einwirken." },
  dragon: { name: "Drache", summary: "Immun: Solange der Drache bleibt, kann kein Gegner diese Region erobern oder auf sie einwirken." },
  drakon_dragon: { name: "Verwandelter Drakonier", summary: "Immun bis zum nächsten Zug der Drakonier: Kein Gegner kann diese Region erobern oder auf sie einwirken." },
  encampment: { name: "Lager", summary: "Je +1 Verteidigung. Es leistet auch Gesellschaft: Ein Plättchen neben ihm ist nicht allein." },
  firing_cannon: { name: "Feuernde Kanone", summary: "Immun. In diesem Zug kosten Regionen daneben ihre Rasse 2 Plättchen weniger." },
  fortress: { name: "Festung", summary: "+1 Verteidigung, auch nach dem Untergang. Bringt 1 Münze, solange ihre Rasse aktiv ist." },
  ghost: { name: "Geist der Grabjägerin", summary: "Immun: Nur wer hier steht, darf hier handeln; steht niemand hier, nur wer die Krypta hält." },
  great_ancient: { name: "Großer Alter", summary: "Immun. Regionen daneben kosten die Kultprediger 1 Plättchen weniger." },
  hero: { name: "Held", summary: "Immun: Solange der Held bleibt, kann kein Gegner diese Region erobern oder auf sie einwirken." },
  hole: { name: "Erdhöhle", summary: "Immun: Solange hier Halblinge wohnen, kann kein Gegner diese Region erobern oder auf sie einwirken." },
  lair: { name: "Trollhöhle", summary: "+1 Verteidigung, auch nach dem Untergang." },
  mushroom_armor: { name: "Pilz-Schild", summary: "Je +1 Verteidigung, auch nach dem Untergang. Er schützt ein einzelnes Plättchen nicht davor, ersetzt zu werden." },
  queen: { name: "Königin", summary: "Immun, auch nach dem Untergang: Kein Gegner kann diese Region erobern oder auf sie einwirken." },
  silver_hammer: { name: "Silberhammer", summary: "Hat hier beim Erobern geholfen. Er verteidigt nicht und kommt nach der Umgruppierung zurück." },
  volcano: { name: "Vulkan", summary: "Regionen daneben oder neben mit ihm verbundenen Flammen kosten die Flammen so viel, als wäre niemand darin." },
};
