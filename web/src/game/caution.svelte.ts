// Whether what cannot be taken back is asked for once more; kept in this browser.

const PLACE = "elbowroom.careless";

function careless(): boolean {
  try {
    return localStorage.getItem(PLACE) === "yes";
  } catch {
    return false;
  }
}

class CautionSwitch {
  on = $state(!careless());

  choose(on: boolean): void {
    this.on = on;
    try {
      if (on) localStorage.removeItem(PLACE);
      else localStorage.setItem(PLACE, "yes");
    } catch {
      // Then it is asked again next time.
    }
  }
}

export const caution = new CautionSwitch();
