/// <reference lib="webworker" />
// The service worker of the page: it answers when the server calls.

import { answerCalls } from "./worker/push";

declare const self: ServiceWorkerGlobalScope;

answerCalls(self);
