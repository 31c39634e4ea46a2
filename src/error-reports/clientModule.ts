import { refusesTracking } from '../analytics/privacySignals';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';

/** Keeps the errors of the page until the code that reports them is there. */
function reportLater(address: string): void {
  const early: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    void early.push('reason' in event ? event.reason : event.error);
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  void import(/* webpackChunkName: "fault-notes" */ './lazy/reportErrors').then(
    ({ reportErrors }) => {
      window.removeEventListener('error', keep);
      window.removeEventListener('unhandledrejection', keep);
      reportErrors(address, early);
    },
    () => undefined,
  );
}

if (typeof window !== 'undefined') {
  const { errors } = readThirdParties();
  if (errors && Math.random() < errors.sample && !refusesTracking(navigator)) {
    reportLater(errors.address);
  }
}
