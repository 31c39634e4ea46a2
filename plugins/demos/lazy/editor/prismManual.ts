// Prism reads this when it starts; without it, it would highlight the whole page.
(globalThis as { Prism?: unknown }).Prism = { manual: true };
