# Co mówi trener: dlaczego wybór jest dobry.

advice-coins-now = Przynosi { coins } w tej turze
advice-takes =
    { $count ->
        [one] Zdobywa { $count } region
        [few] Zdobywa { $count } regiony
        [many] Zdobywa { $count } regionów
       *[other] Zdobywa { $count } regionu
    }
advice-takes-from =
    { $count ->
        [one] Odbiera { $count } region graczowi { $other }
        [few] Odbiera { $count } regiony graczowi { $other }
        [many] Odbiera { $count } regionów graczowi { $other }
       *[other] Odbiera { $count } regionu graczowi { $other }
    }
advice-takes-from-leader =
    { $count ->
        [one] Odbiera { $count } region prowadzącemu graczowi { $other }
        [few] Odbiera { $count } regiony prowadzącemu graczowi { $other }
        [many] Odbiera { $count } regionów prowadzącemu graczowi { $other }
       *[other] Odbiera { $count } regionu prowadzącemu graczowi { $other }
    }
advice-safe-border =
    { $count ->
        [0] Najbezpieczniejsza granica: nikt nie może zaatakować regionu { $region }
        [one] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } gracz
        [few] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } graczy
        [many] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } graczy
       *[other] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } gracza
    }
advice-few-at-risk =
    { $count ->
        [0] Nie zostawia niczego, co inni mogliby zdobyć
        [one] Zostawia tylko { $count } region, który inni mogliby zdobyć
        [few] Zostawia tylko { $count } regiony, które inni mogliby zdobyć
        [many] Zostawia tylko { $count } regionów, które inni mogliby zdobyć
       *[other] Zostawia tylko { $count } regionu, które inni mogliby zdobyć
    }
advice-guards = Stawia żetony tam, gdzie inni by zaatakowali: { $regions }
advice-decline-lasts =
    Wymarcie teraz zostawia { $count ->
        [one] { $count } region, który punktuje
        [few] { $count } regiony, które punktują
        [many] { $count } regionów, które punktują
       *[other] { $count } regionu, które punktują
    } jeszcze przez { $left ->
        [one] { $left } turę
        [few] { $left } tury
        [many] { $left } tur
       *[other] { $left } tury
    }
advice-tired =
    { $tokens ->
        [0] Twojej rasie nie został żaden żeton do podbojów
        [one] Twojej rasie został tylko { $tokens } żeton do podbojów
        [few] Twojej rasie zostały tylko { $tokens } żetony do podbojów
        [many] Twojej rasie zostało tylko { $tokens } żetonów do podbojów
       *[other] Twojej rasie zostało tylko { $tokens } żetonu do podbojów
    }
advice-fresh = { $pair }: na początek { tokens }
advice-coins-on-it = Razem z nią bierzesz { coins }
advice-still-strong = Twoja rasa ma jeszcze { tokens } do podbojów
advice-die-helps = Kość wystarczy w { $percent } przypadkach na 100
advice-best-chance = Najlepiej wychodzisz na tym na koniec
advice-only-choice = Nic innego nie da się zrobić

refused-no-hints = podpowiedzi są przy tym stole wyłączone
refused-no-hints-with-clock = w grach z zegarem nie ma podpowiedzi
refused-analysis-when-over = grę można przeanalizować dopiero po jej końcu
refused-analyses-many = za dużo gier czeka na analizę; spróbuj później
