let bar: HTMLElement | null = null;

/**
 * Replaces nprogress in the browser (plugins/static-pages/node/resolution). The classic theme calls
 * `start` when a route change takes more than 200 ms, and `done` when it is over. CSS animates the
 * bar.
 */
export default {
  configure(): void {},
  start(): void {
    if (!bar) {
      bar = document.createElement('div');
      bar.id = 'nprogress';
      bar.append(document.createElement('div'));
      bar.firstElementChild?.classList.add('bar');
      document.body.append(bar);
    }
  },
  done(): void {
    bar?.remove();
    bar = null;
  },
};
