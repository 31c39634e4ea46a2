import { useEffect, useMemo, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/sandbox/default/files';
import { FRAME_SANDBOX } from '../../../offline/frame/frameDocument';
import { keptFrameAddress } from '../../../offline/frame/keptFrame';
import { useThemeState } from '../../../reader/preferences/theme/themeStore';
import { useDemoLook, useRenderedLook } from '../../demoLook';
import type { DemoLookStore } from '../../demoLook';
import { backgroundOf } from '../../demoOptions';
import type { DemoOptions } from '../../demoOptions';
import { islandId } from '../../islandId';
import type { CodeProblem, CompiledCode, CompileResult, FrameLook } from '../../sandbox/types';
import { themedProductOf } from '../../themes/themedProducts';
import type { DemoVersion } from '../../types';
import { compile } from './compiler';
import { useFrame } from './useFrame';
import type { FrameAddresses } from './useFrame';
import pageStyles from '../../Demo.module.css';
import styles from './Editor.module.css';

export interface LiveStageProps {
  name: string;
  version: DemoVersion;
  options: DemoOptions;
  language: string;
  stylesheets: readonly string[];
  look: DemoLookStore;
  /** The edited code, in TypeScript or JavaScript. */
  source: string;
  /** Called with what is wrong with the code, and without anything once it runs. */
  onProblem: (problem: CodeProblem | undefined) => void;
}

/** Compiles the code whenever it changes. The last code that compiled stays. */
function useCompiled(source: string, onProblem: LiveStageProps['onProblem']) {
  const [code, setCode] = useState<CompiledCode>();
  const compiler = useBaseUrl(files.compiler);
  useEffect(() => {
    let isCurrent = true;
    compile(compiler, source)
      .catch((): CompileResult => ({ problem: { kind: 'not-loaded', name: 'sucrase' } }))
      .then((result) => {
        if (isCurrent && result.code) {
          setCode(result.code);
        } else if (isCurrent) {
          onProblem(result.problem);
        }
      }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [compiler, source, onProblem]);
  return code;
}

function useFrameLook(props: LiveStageProps): FrameLook {
  const { name, version, language, stylesheets, look } = props;
  const { isRtl, isDense } = useRenderedLook(look);
  const { mode: isOtherMode } = useDemoLook(look);
  const theme = useThemeState((state) => state);
  const mode = (theme.paletteMode === 'dark') === isOtherMode ? 'light' : 'dark';
  return useMemo(
    () => ({
      product: themedProductOf(version.id),
      language,
      isRtl,
      isDense,
      // Painted there whenever the reader's theme changes.
      root: { 'data-theme': mode, style: document.documentElement.getAttribute('style') ?? '' },
      stylesId:
        version.styling === 'system' ? undefined : islandId({ name, styling: version.styling }),
      stylesheets: stylesheets.map((href) => new URL(href, window.location.href).href),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the style attribute follows the theme
    [name, version, language, stylesheets, isRtl, isDense, mode, theme],
  );
}

function useFrameAddresses(): FrameAddresses {
  const [root, network, path] = [
    useBaseUrl('/'),
    useBaseUrl(files.frame),
    useBaseUrl(files.frameScript),
  ];
  return useMemo(() => {
    const script = new URL(path, window.location.href).href;
    const folder = new URL('.', script).href;
    return { network, kept: keptFrameAddress(root, path), script, folder };
  }, [root, network, path]);
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
  const { name, version, options, source, onProblem } = props;
  // Before the demo's own stage is hidden, so that nothing moves.
  const [initialHeight] = useState(() => heightOfStage(name, version));
  const code = useCompiled(source, onProblem);
  const look = useFrameLook(props);
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
    </div>
  );
}
