import useBaseUrl from '@docusaurus/useBaseUrl';
import { CrashMessage } from '../frame/CrashMessage';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** The focused element is gone with what crashed: a screen reader goes on from here. */
function focusOnce(message: HTMLElement | null) {
  message?.focus();
}

/** What a reader sees in place of an island that threw. */
export function IslandCrash(props: Props) {
  return (
    <div role="alert" tabIndex={-1} ref={focusOnce}>
      <CrashMessage home={useBaseUrl('/')} {...props} />
    </div>
  );
}
