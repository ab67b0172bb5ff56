// Races, powers, sites and markers in Polish.

import type { MarkerTexts, TileTexts } from "./lore";

export const tiles: TileTexts = {
  // --- races of the base game ---
  amazons: {
    name: "Amazonki",
    summary: "Masz 4 dodatkowe żetony tylko do podbojów: schodzą z mapy przed podliczeniem i wracają na rękę w następnej turze. Gdy żetonów jest za mało, oddajesz regiony.",
  },
  dwarves: { name: "Krasnoludy", summary: "Każdy region górniczy daje 1 monetę więcej, także gdy rasa wymiera." },
  elves: { name: "Elfy", summary: "Gdy ktoś zdobywa Twój region, nie tracisz żadnego Elfa: wszystkie się wycofują. Czary i podobne sztuczki nadal zabierają jednego." },
  ghouls: {
    name: "Ghule",
    summary: "Gdy wymierają, wszystkie Ghule zostają na mapie i w kolejnych turach dalej podbijają, zawsze przed ruchem nowej rasy. Mogą zaatakować nawet Twoje własne regiony.",
  },
  giants: { name: "Olbrzymy", summary: "Regiony sąsiadujące z zajętymi przez Ciebie Górami kosztują 1 żeton mniej." },
  halflings: {
    name: "Niziołki",
    summary: "Możesz wejść na mapę w dowolnym miejscu. Każdy z 2 pierwszych zdobytych regionów dostaje Norkę i jest nietykalny, dopóki go nie porzucisz albo rasa nie zacznie wymierać.",
  },
  humans: { name: "Ludzie", summary: "Każde Pola dają 1 monetę więcej." },
  orcs: { name: "Orkowie", summary: "Każdy zdobyty niepusty region daje w tej turze 1 monetę więcej." },
  ratmen: { name: "Szczuroludzie", summary: "Żadnych specjalnych zdolności. Po prostu jest ich mnóstwo!" },
  skeletons: { name: "Szkielety", summary: "Przed przegrupowaniem dostajesz 1 nowy żeton za każde 2 niepuste regiony zdobyte w tej turze." },
  sorcerers: {
    name: "Czarnoksiężnicy",
    summary: "Raz na turę wobec każdego przeciwnika możesz zamienić jego samotny aktywny żeton w regionie w Twoim zasięgu na Czarnoksiężnika z zasobnika. W ten sposób zdobywasz region; Góry, Twierdze i Legowiska przed tym nie chronią.",
  },
  tritons: { name: "Trytony", summary: "Lądowe regiony nad Morzem lub Jeziorem kosztują 1 żeton mniej." },
  trolls: { name: "Trolle", summary: "W każdym Twoim regionie powstaje Legowisko Trolli: +1 do obrony, także gdy rasa wymiera." },
  wizards: { name: "Czarodzieje", summary: "Każdy magiczny region daje 1 monetę więcej." },

  // --- races of Underground ---
  cultists: {
    name: "Kultyści",
    summary: "Wielki Przedwieczny przybywa do pierwszego zdobytego regionu: region jest nietykalny, a każdy sąsiedni kosztuje 1 żeton mniej. Na początku kolejnych tur możesz go przenieść do innego swojego regionu.",
  },
  drow: { name: "Mroczne Elfy", summary: "Każdy Twój region daje 1 monetę więcej, jeśli nie sąsiaduje z nim żadna inna rasa, aktywna ani wymierająca, ani Bestie. Twoja własna wymierająca rasa też przeszkadza." },
  flames: {
    name: "Płomyczki",
    summary: "Po wybraniu wskaż Przepaść dla Wulkanu. Regiony przy Wulkanie lub przy łańcuchu Płomyczków, który się tam zaczyna, kosztują tyle, jakby nikogo w nich nie było.",
  },
  gnomes: {
    name: "Gnomy",
    summary: "Dopóki są aktywne, żadna zdolność, moc, Relikwia ani Miejsce nie pomaga innym w zdobyciu Twoich regionów. Trzeba zapłacić pełny koszt i stać tuż obok; dozwolony jest tylko zwykły rzut kością na koniec.",
  },
  iron_dwarves: {
    name: "Żelazne Krasnoludy",
    summary: "Przy każdym przegrupowaniu wykuwasz 1 Srebrny Młot za każdą swoją Kopalnię, najwyżej 7. Młot podbija jak żeton i co turę wraca, ale każdy podbój wymaga choć 1 Krasnoluda.",
  },
  kraken: { name: "Krakenki", summary: "Możesz zatrzymać regiony Rzeki i dostawać za nie monety, także gdy rasa wymiera." },
  liches: { name: "Licze", summary: "Tylko gdy wymierają: kto zdobywa ich region, płaci Ci 1 monetę. Bez monety nie wolno ich atakować." },
  lizardmen: { name: "Jaszczury", summary: "Przechodzisz przez regiony Rzeki, puste i zajęte, bez ich zdobywania. Zatrzymuje Cię tylko nietykalna Rzeka." },
  mudmen: { name: "Błotniaki", summary: "Przy każdym przegrupowaniu dostajesz 1 nowy żeton za każde swoje Mokradła." },
  mummies: { name: "Mumie", summary: "Jest ich dużo, ale każdy region kosztuje Cię 1 żeton więcej." },
  ogres: { name: "Ogry", summary: "Każdy region kosztuje Cię 1 żeton mniej." },
  shadow_mimes: {
    name: "Mimowie Cienia",
    summary: "Wybierając ich, możesz zamienić ich moc na moc dowolnego innego widocznego zestawu. Liczba żetonów zależy od nowej mocy.",
  },
  shrooms: { name: "Pieczariusze", summary: "Każdy Grzybowy Las daje 1 monetę więcej." },
  spiderines: { name: "Pajęczatki", summary: "Przy podbojach wszystkie regiony nad dowolną Przepaścią sąsiadują z Twoimi i możesz przez nie wejść na mapę." },
  will_o_wisps: {
    name: "Świetliki",
    summary: "Zanim zdobędziesz Mistyczne Kryształy albo region obok swoich Kryształów, możesz rzucić kością po dodatkową siłę. Jeśli wystarczy, musisz zdobyć region; jeśli nie, Twoje podboje się kończą.",
  },

  // --- races of Sky Islands ---
  drakons: {
    name: "Smoczarze",
    summary: "Do 3 razy na turę oddajesz żeton z ręki za Smoka, który zdobywa region z użyciem tylko 1 kolejnego żetonu, bez względu na obronę. Region jest nietykalny do Twojej następnej tury.",
  },
  escargots: { name: "Śluzmaki", summary: "Dopóki są aktywne, ich regiony płacą na początku Twojej tury zamiast na końcu. Monety za moc dostajesz nadal na końcu." },
  khans: { name: "Chanowie", summary: "Twoje Wzgórza i Pola dają 1 monetę więcej, wszystkie inne regiony 1 mniej, ale nigdy poniżej 0." },
  scarecrows: { name: "Wróblostrachy", summary: "Jest ich bardzo dużo, ale kto zdobywa ich region, dostaje 1 monetę z banku." },
  scavengers: {
    name: "Zbieracze",
    summary: "Żetony zdobytej wymierającej rasy zostają zakopane pod Twoimi: +1 do obrony regionu, a ich właściciel nadal dostaje za nie monety. Znikają, gdy Zbieracze wymierają.",
  },
  storm_giants: {
    name: "Burzowe Olbrzymy",
    summary: "Co turę masz 2 Pioruny: każdy zdobywa Góry w Twoim zasięgu z użyciem tylko 1 żetonu. Możesz wejść na mapę w dowolnym miejscu Podniebnych Wysp.",
  },
  wendigos: {
    name: "Wendigo",
    summary: "Raz na turę oczyszczasz dowolny Las, który nie jest Twój ani nietykalny, i zyskujesz 1 żeton. Aktywna rasa traci tam 1 żeton i się wycofuje, wymierająca traci wszystkie. To nie jest podbój.",
  },

  // --- powers of the base game ---
  alchemist: { name: "Alchemicy", summary: "Co turę dostajesz 2 monety więcej, dopóki rasa jest aktywna." },
  berserk: { name: "Oszalałe", summary: "Przed każdym podbojem możesz rzucić kością i dopiero potem wybrać region z jej pomocą. Jeśli po rzucie niczego nie zdobędziesz, podboje się kończą; innego rzutu na koniec nie ma." },
  bivouacking: { name: "Obozujące", summary: "Masz 5 Obozowisk, które co turę rozmieszczasz od nowa: +1 do obrony każde, dowolnie wiele w regionie. Nigdy nie przepadają, tylko się przenoszą." },
  commando: { name: "Waleczne", summary: "Każdy region kosztuje Cię 1 żeton mniej." },
  diplomat: { name: "Dyplomatyczne", summary: "Na końcu tury wskaż przeciwnika, którego aktywna rasa nie była w tej turze Twoim celem: do Twojej następnej tury nie może ona atakować Twojej aktywnej rasy." },
  dragon_master: { name: "Władcy smoków", summary: "Raz na turę Smok zdobywa region w Twoim zasięgu z użyciem tylko 1 żetonu, bez względu na obronę. Dopóki Smok tam jest, region jest nietykalny." },
  flying: { name: "Latające", summary: "Każdy lądowy region jest w Twoim zasięgu, bliski czy daleki, nawet przy pierwszym podboju." },
  forest: { name: "Leśne", summary: "Każdy Las daje 1 monetę więcej." },
  fortified: { name: "Warowne", summary: "Raz na turę możesz zbudować Twierdzę w regionie, który jej nie ma, najwyżej 6. Każda daje 1 monetę, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera." },
  heroic: { name: "Bohaterskie", summary: "Na końcu każdej tury ustaw 2 Bohaterów w 2 różnych regionach: oba są nietykalne." },
  hill: { name: "Wzgórzyste", summary: "Każde Wzgórza dają 1 monetę więcej." },
  merchant: { name: "Handlujące", summary: "Każdy Twój region daje 1 monetę więcej." },
  mounted: { name: "Konne", summary: "Wzgórza i Pola kosztują Cię 1 żeton mniej." },
  pillaging: { name: "Plądrujące", summary: "Każdy zdobyty niepusty region daje w tej turze 1 monetę więcej." },
  seafaring: { name: "Żeglujące", summary: "Możesz zdobywać Morza i Jeziora. Zostają Twoje, gdy rasa wymiera; rasy, które nie wchodzą na wodę, nigdy ich nie odbiorą." },
  spirit: { name: "Uduchowione", summary: "Gdy rasa wymiera, nie liczy się do limitu jednej: zostaje na mapie obok Twojej następnej wymierającej rasy." },
  stout: { name: "Niezłomne", summary: "Rasa może zacząć wymierać zaraz po podliczeniu zwykłej tury, nawet pierwszej, więc nie tracisz kolejki." },
  swamp: { name: "Bagienne", summary: "Każde Bagna dają 1 monetę więcej." },
  underworld: { name: "Podziemne", summary: "Regiony z jaskinią kosztują Cię 1 żeton mniej, a przy podbojach wszystkie jaskinie sąsiadują ze sobą." },
  wealthy: { name: "Zamożne", summary: "Raz dostajesz 7 monet: przy pierwszym podliczeniu, gdy masz choć jeden region." },

  // --- powers of Underground ---
  adventurous: { name: "Awanturnicze", summary: "Każdy region z Popularnym Miejscem daje 1 monetę więcej." },
  fisher: { name: "Rybackie", summary: "Dostajesz 1 monetę za każde 2 swoje regiony nad Rzeką." },
  flocking: { name: "Stadne", summary: "Dostajesz 2 monety, jeśli wszystkie Twoje regiony tworzą jedną grupę." },
  frightened: { name: "Strachliwe", summary: "Każdy region, w którym stoją co najmniej 3 Twoje żetony, daje 1 monetę więcej." },
  immortal: { name: "Nieśmiertelne", summary: "Gdy ktoś zdobywa Twój region, nie tracisz żadnego żetonu: wszystkie się wycofują. Przepada tylko żeton zamieniony, na przykład mocą Wampiryczne." },
  magic: { name: "Magiczne", summary: "Raz na turę Torba Wielu Rzeczy działa jak kopia dowolnej odkrytej już Relikwii, gdziekolwiek leży." },
  martyr: { name: "Męczeńskie", summary: "Za każdym razem, gdy przeciwnik zdobywa Twój region, od razu dostajesz 1 monetę." },
  mining: { name: "Górnicze", summary: "Każda Kopalnia daje 1 monetę więcej." },
  muddy: { name: "Błotne", summary: "Każde Mokradła dają 1 monetę więcej, także gdy rasa wymiera." },
  mystic: { name: "Mistyczne", summary: "Każde Mistyczne Kryształy dają 1 monetę więcej." },
  quarreling: { name: "Kłótliwe", summary: "Dostajesz 1 monetę za każdą osobną grupę swoich regionów." },
  reborn: { name: "Odradzające się", summary: "Gdy wymierają: na początku każdej tury możesz przekazać do 2 ich regionów swojej aktywnej rasie, która dostaje w każdym 1 żeton." },
  royal: { name: "Szlacheckie", summary: "Przed podliczeniem ustaw Królownę w jednym ze swoich regionów: jest nietykalny. Gdy rasa wymiera, Królowna zostaje na miejscu i nadal chroni." },
  shield: { name: "Tarczowe", summary: "Co turę dostajesz 1 Zgrzybiały Pancerz za każdy swój Grzybowy Las, razem najwyżej 8. Każdy daje swojemu regionowi na stałe +1 do obrony, także gdy rasa wymiera." },
  stone: { name: "Kamienne", summary: "Każde Czarne Góry dają 1 monetę więcej." },
  thieving: { name: "Złodziejskie", summary: "Przy podliczeniu zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z Twoim regionem." },
  tomb: { name: "Grobowe", summary: "Gdy rasa wymiera, wszystkie żetony zostają na mapie i możesz je raz przestawić. Za zdobyty później region tracisz tylko 1 z nich." },
  vampire: { name: "Wampiryczne", summary: "Raz na turę wobec każdego przeciwnika możesz zamienić jego samotny aktywny żeton w regionie w Twoim zasięgu na swój. W ten sposób zdobywasz region; Góry, Pancerze i tym podobne przed tym nie chronią." },
  vanishing: { name: "Znikające", summary: "Gdy rasa wymiera, dostajesz 2 monety za region zamiast 1, a rasa na dobre znika z mapy." },
  vengeful: { name: "Mściwe", summary: "Kto zaatakował Cię od Twojej ostatniej tury, dostaje znacznik Zemsty: w Twojej turze wszystkie regiony tego gracza kosztują Cię 1 żeton mniej." },
  wise: { name: "Zaradne", summary: "Co turę dostajesz 2 monety, gdy rasa wymiera i ma choć jeden region." },

  // --- powers of Sky Islands ---
  airborne: { name: "Powietrzne", summary: "W turze wyboru każdy region kosztuje Cię 2 żetony mniej." },
  exploring: { name: "Odkrywcze", summary: "Dostajesz 1 monetę za każdą parę regionów: jeden na Ziemi i jeden na Podniebnych Wyspach." },
  goldsmith: { name: "Złotnicze", summary: "Twoje regiony górnicze dają 2 monety więcej, wszystkie inne regiony 1 mniej, ale nigdy poniżej 0." },
  gunner: { name: "Artyleryjskie", summary: "Twoje 2 Działa czynią swoje regiony nietykalnymi. Od drugiej tury każde może albo wystrzelić, a wtedy regiony obok kosztują w tej turze 2 żetony mniej, albo się przenieść." },
  haggling: {
    name: "Negocjatorskie",
    summary: "Po podliczeniu możesz rozdać do 5 Umów Handlowych, nie więcej niż masz monet. Na końcu swojej tury każdy posiadacz płaci Ci 1 monetę za Umowę, jeśli zdobywa w niej Twój region; jeśli nie, płacisz Ty.",
  },
  racketeering: { name: "Władcze", summary: "Gdy ktoś inny wybiera zestaw, dostajesz 1 monetę za każdy zestaw, który pomija. Gdy ta rasa wymrze, Twój następny wybór jest darmowy." },
  zeppelined: {
    name: "Sterowcowe",
    summary: "Do 5 razy na turę Sterowiec atakuje dowolny region oprócz Morza i Jeziora, a kość dodaje Ci sił. Pusta ścianka to katastrofa: Ty i obrońca tracicie po 1 żetonie, a region płonie do Twojej następnej tury. Przy zbyt niskim rzucie podboje się kończą.",
  },

  // --- sites: places ---
  altar_of_souls: { name: "Ołtarz Ofiarny", summary: "Przed podliczeniem możesz oddać 1 żeton swojej wymierającej rasy za 3 monety. Działa także, gdy trzyma go rasa wymierająca." },
  crypt_of_the_tomb_raider: { name: "Krypta Lory Craft", summary: "Przed podliczeniem Twoja aktywna rasa może wysłać Ducha do dowolnego innego regionu: staje się on nietykalny." },
  diamond_fields: { name: "Diamentowe Pola", summary: "Ten region i każdy inny region tego samego terenu należący do tej samej rasy daje 1 monetę więcej, także gdy rasa wymiera." },
  fountain_of_youth: { name: "Fontanna Młodości", summary: "Na początku każdej Twojej tury aktywna rasa dostaje 1 nowy żeton." },
  great_brass_pipe: { name: "Wielka Mosiężna Rura", summary: "Dla Twojej aktywnej rasy wszystkie regiony tego terenu sąsiadują ze sobą." },
  keep_on_the_motherland: { name: "Strażnica Ziemi Ojczystej", summary: "Ten region ma +1 do obrony i daje 1 monetę więcej, także gdy rasa wymiera." },
  mine_of_the_lost_dwarf: { name: "Zaginiona Krasnoludzka Kopalnia", summary: "Ten region daje 2 monety więcej, także gdy rasa wymiera. Berło niczego tu nie podwaja." },
  stonehedge: { name: "Kamienny Krąg", summary: "Po odkryciu losuje się dla niego moc. Kto trzyma Kamienny Krąg, ma ją oprócz własnej." },
  wickedest_pentacle: {
    name: "Najdziwniejszy Pacyfagram",
    summary: "Uwalnia Balroga. Raz na turę Twoja aktywna rasa może przesunąć go do sąsiedniego regionu: kto tam jest, traci 2 żetony i region. Tam, gdzie stoi Balrog, nikt nie wejdzie.",
  },

  // --- sites: relics ---
  flying_doormat: { name: "Latająca Wycieraczka", summary: "Raz na turę możesz zdobyć region w dowolnym miejscu planszy za zwykłą cenę." },
  froggys_ring: { name: "Jodyny Pierścień", summary: "Przed podliczeniem połóż go w swoim regionie: zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa z nim sąsiaduje." },
  scepter_of_avarice: { name: "Berło Zachłanności", summary: "Przed podliczeniem połóż je w swoim regionie: w tej turze bank płaci za ten region podwójnie." },
  shiny_orb: { name: "Święty Granat Ręczny", summary: "Raz na turę możesz zamienić samotny aktywny żeton przeciwnika w regionie w Twoim zasięgu na swój. W ten sposób zdobywasz region." },
  stinky_trolls_socks: { name: "Śmierdzące Skarpety Trolla", summary: "Raz na turę zdobywasz region tak, jakby nikogo w nim nie było. Obrońcy uciekają bez strat." },
  sword_of_the_killer_rabbit: { name: "Miecz Królikobójcy", summary: "Raz na turę region kosztuje Cię 2 żetony mniej." },
};

export const markers: MarkerTexts = {
  bag_o_many_things: { name: "Torba Wielu Rzeczy", summary: "Pokazuje, gdzie Torba działała ostatnio. Niczego nie chroni i nie można jej ukraść." },
  balrog: { name: "Balrog", summary: "Region nietykalny: dopóki jest tu Balrog, nikt nie może tu wejść ani z niego korzystać." },
  burning: { name: "Płonący Region", summary: "Region nietykalny: nikt tu nie wejdzie do następnej tury gracza, którego Sterowiec się tu rozbił." },
  cannon: { name: "Działo", summary: "Region nietykalny: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie." },
  dragon: { name: "Smok", summary: "Region nietykalny: dopóki jest tu Smok, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie." },
  drakon_dragon: { name: "Przemieniony Smoczarz", summary: "Region nietykalny do następnej tury właściciela: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie." },
  encampment: { name: "Obozowisko", summary: "+1 do obrony każde. Dotrzymuje też towarzystwa: żeton obok niego nie jest samotny." },
  firing_cannon: { name: "Strzelające Działo", summary: "Region nietykalny. W tej turze regiony obok kosztują właściciela 2 żetony mniej." },
  fortress: { name: "Twierdza", summary: "+1 do obrony, także gdy rasa wymiera. Daje 1 monetę, dopóki rasa jest aktywna." },
  ghost: { name: "Duch Lory Craft", summary: "Region nietykalny: działać może tu tylko ten, kto tu stoi, a w pustym regionie ten, kto trzyma Kryptę." },
  great_ancient: { name: "Wielki Przedwieczny", summary: "Region nietykalny. Regiony obok kosztują Kultystów 1 żeton mniej." },
  hero: { name: "Bohater", summary: "Region nietykalny: dopóki jest tu Bohater, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie." },
  hole: { name: "Norka", summary: "Region nietykalny: dopóki mieszkają tu Niziołki, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie." },
  lair: { name: "Legowisko Trolli", summary: "+1 do obrony, także gdy rasa wymiera." },
  mushroom_armor: { name: "Zgrzybiały Pancerz", summary: "+1 do obrony każdy, także gdy rasa wymiera. Nie chroni samotnego żetonu przed zamianą." },
  queen: { name: "Królowna", summary: "Region nietykalny, także gdy rasa wymiera: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie." },
  silver_hammer: { name: "Srebrny Młot", summary: "Pomógł w podboju tego regionu. Nie broni i wraca po przegrupowaniu." },
  volcano: { name: "Wulkan", summary: "Regiony obok niego lub obok połączonych z nim Płomyczków kosztują Płomyczki tyle, jakby nikogo w nich nie było." },
};
