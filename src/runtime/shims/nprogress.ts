let bar: HTMLElement | null = null;

/**
 * Stands in the browser for nprogress (plugins/bundling/client-aliases): what the classic theme calls when a
 * route change takes more than 200 ms, and when it is over (behaviours §6). Styles move the bar.
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
