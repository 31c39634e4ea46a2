import useBaseUrl from '@docusaurus/useBaseUrl';
import { CrashMessage } from '../shell/frame/CrashMessage';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** What a reader sees in place of an island that threw. */
export function IslandCrash(props: Props) {
  return (
    <div role="alert">
      <CrashMessage home={useBaseUrl('/')} {...props} />
    </div>
  );
}
