import { env } from "node:process";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// The edition for static hosts is one page in any folder, whose places stand behind #: links are written so that they
// lead there also in a new tab, as `addressOf` in src/lib/router.svelte.ts does for addresses that are made later.
const linksOfEdition = { markup: ({ content }) => ({ code: content.replaceAll('href="/', 'href="#/') }) };

export default { preprocess: [...(env.ELBOWROOM_SITE ? [linksOfEdition] : []), vitePreprocess()] };
