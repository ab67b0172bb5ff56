// Something that is being done, once at a time, and what went wrong with it.

import { speech } from "../../i18n/index.svelte";
import { NoPasskey } from "../../lib/passkey";

export class Doing {
  busy = $state(false);
  refusal = $state("");

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.refusal = error instanceof NoPasskey ? speech.t.account.noPasskey : speech.error(error as { code: string });
      return false;
    } finally {
      this.busy = false;
    }
  }
}
