// A plan that has not been sent yet: kept by the browser, so that a reload does not lose it.

const PLACE = "elbowroom.plan";

export interface Plan {
  table: string;
  moment: number; // the last entry of the log that the plan knows
  regions: number[]; // one for each token
}

export function keep(plan: Plan): void {
  try {
    if (plan.regions.length) sessionStorage.setItem(PLACE, JSON.stringify(plan));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // It is lost with the page then.
  }
}

export function kept(): Plan | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Partial<Plan> | null;
    const sound = typeof found?.table === "string" && typeof found.moment === "number" && Array.isArray(found.regions) && found.regions.every(Number.isInteger);
    return sound ? (found as Plan) : null;
  } catch {
    return null;
  }
}
