import { useMemo, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/sandbox/default/files';
import { FRAME_SANDBOX } from '@component-docs/offline/shared/frameDocument';
import { keptFrameAddress } from '@component-docs/offline/browser/frame/keptFrame';
import { backgroundOf } from '../../shared/demoOptions';
import { islandId } from '../../shared/ids';
import type { DemoVersion } from '../../shared/types';
import { problemText } from './problemText';
import { useCompiled } from './useCompiled';
import type { LiveStageProps } from './useCompiled';
import { useFrame } from './useFrame';
import type { FrameAddresses } from './useFrame';
import { useFrameLook } from './useFrameLook';
import pageStyles from '../../browser/Demo.module.css';
import styles from './Editor.module.css';

function useFrameAddresses(): FrameAddresses {
  const [root, network] = [useBaseUrl('/'), useBaseUrl(files.frame)];
  return useMemo(() => {
    const script = new URL(files.frameScript, window.location.href).href;
    const folder = new URL('.', script).href;
    return { network, kept: keptFrameAddress(root, files.frameScript), script, folder };
  }, [root, network]);
}

function heightOfStage(name: string, { styling }: DemoVersion): number {
  const stage = document.querySelector(`[data-island="${islandId({ name, styling })}"]`);
  return stage?.getBoundingClientRect().height ?? 0;
}

/**
 * Runs edited code in place of a demo, in a frame without access to the site: code that throws, never
 * ends, or isn't the reader's own can't harm the page.
 */
export function LiveStage(props: LiveStageProps) {
  const { name, version, options, onProblem } = props;
  // Before the demo's own stage is hidden, so that nothing moves.
  const [initialHeight] = useState(() => heightOfStage(name, version));
  const code = useCompiled(props);
  const look = useFrameLook(props, code);
  const addresses = useFrameAddresses();
  const frame = useFrame({ addresses, code, look, initialHeight, onProblem });
  const background = backgroundOf(options);
  return (
    <div
      className={clsx(
        pageStyles.stage,
        pageStyles.framed,
        pageStyles[background === true ? 'surface' : background],
      )}
      data-theme={look.root['data-theme']}
      style={{ maxInlineSize: options.maxWidth }}
    >
      {frame.isStopped ? (
        <p className={styles.stopped}>{problemText({ kind: 'flood' })}</p>
      ) : (
        <iframe
          key={frame.key}
          ref={frame.ref}
          className={styles.frame}
          // The worker's response has the same sandbox: no worker may answer for a frame with the attribute.
          sandbox={frame.isKept ? undefined : FRAME_SANDBOX}
          src={frame.isKept ? addresses.kept : addresses.network}
          onLoad={frame.onLoad}
          title={translate(
            {
              id: 'demo.edit.frame',
              message: 'Your version of {name}',
              description: 'Title of the frame that runs edited code',
            },
            { name },
          )}
          style={{ blockSize: frame.height, colorScheme: look.root['data-theme'] }}
        />
      )}
    </div>
  );
}
