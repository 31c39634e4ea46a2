import { mayRegister, SETTINGS_META } from '../../shared/settings';

/** Registers the worker after the page has loaded, and only if the build enables it. */
function registerLater(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${SETTINGS_META}]`);
  const address = process.env.PWA_SERVICE_WORKER_URL;
  if (!meta || !address || !('serviceWorker' in navigator)) {
    return;
  }
  if (mayRegister(meta.content, window.location.hostname)) {
    // Before the page has loaded, a newer worker may take over.
    const { controller } = navigator.serviceWorker;
    window.addEventListener(
      'load',
      () =>
        void import('./register').then(
          ({ register }) => register(address, controller),
          () => undefined,
        ),
    );
  }
}

if (typeof window !== 'undefined') {
  registerLater();
}
