import { useMemo, useState, useSyncExternalStore, useEffect } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/sandbox/default/files';
import { FRAME_SANDBOX } from '@component-docs/offline/shared/frameDocument';
import { keptFrameAddress } from '@component-docs/offline/browser/frame/keptFrame';
import { backgroundOf } from '../../shared/types';
import { islandId } from '../../shared/ids';
import type { DemoVersion, DemoSource } from '../../shared/types';
import { problemText } from './problemText';
import { useFrame } from './useFrame';
import type { FrameAddresses } from './useFrame';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { useDemoLook, useRenderedLook } from '../../browser/demoLook';
import type {
  CompiledCode,
  FrameLook,
  CompileResult,
  CodeProblem,
} from '@component-docs/sandbox/shared/types';
import { themesOf } from './themesOf';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';
import pageStyles from '../../browser/Demo.module.css';
import styles from './Editor.module.css';
import { compile, modulesOf } from './compiler';
import type { ShownDemo } from '../../browser/DemoStage';
import type { useDemoSource } from '../../browser/useDemoSource';

interface LiveStageProps extends ShownDemo {
  /** The demo's own code, with the modules that the edited code can import. */
  code: ReturnType<typeof useDemoSource>;
  /** The edited code, in TypeScript or JavaScript. */
  source: string;
  /** Called with the problem of the code, and with undefined once it runs. */
  onProblem: (problem: CodeProblem | undefined) => void;
  /** Called when the frame takes the place of the demo, and when it no longer does. Must be a stable function. */
  onShow: (isShown: boolean) => void;
}

const NO_SOURCE: Pick<DemoSource, 'files'> = {};

/** Returns the modules of the demo's folder that the edited code can import; undefined while they load. */
function useModules({ state, load }: LiveStageProps['code']) {
  useEffect(load, [load]);
  // Without a network, the edited code may need none of them.
  const source = state.status === 'failed' ? NO_SOURCE : state.source;
  return useMemo(() => source && modulesOf(source), [source]);
}

/** Compiles the code whenever it changes, once the modules are there. The last code that compiled stays. */
function useCompiled({ source, code: own, onProblem }: LiveStageProps) {
  const modules = useModules(own);
  const [code, setCode] = useState<CompiledCode>();
  const compiler = useBaseUrl(files.compiler);
  useEffect(() => {
    if (!modules) {
      return undefined;
    }
    let isCurrent = true;
    compile(compiler, source, modules)
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
  }, [compiler, source, modules, onProblem]);
  return code;
}

/** Returns the names of the modules that the edited code and its modules import. */
function importsOf(code: CompiledCode | undefined): string[] {
  const files = code ? [code, ...code.modules.map(({ file }) => file)] : [];
  return files.flatMap(({ imports }) => imports.map(({ name }) => name));
}

/** Returns how the frame of an edited demo looks: as the demo does on the page. */
function useFrameLook(props: LiveStageProps, code: CompiledCode | undefined): FrameLook {
  const { name, version, language, stylesheets, look } = props;
  const themes = useMemo(() => themesOf(version.id, importsOf(code)), [version, code]);
  const { isRtl, isDense } = useRenderedLook(look);
  const { mode: isOtherMode } = useDemoLook(look);
  const theme = useThemeState((state) => state);
  const readerThemes = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.get);
  const mode = (theme.paletteMode === 'dark') === isOtherMode ? 'light' : 'dark';
  const themeIds = String(themes);
  return useMemo(
    () => ({
      themes,
      language,
      isRtl,
      isDense,
      // Painted there whenever the reader's theme changes.
      root: { 'data-theme': mode, style: document.documentElement.getAttribute('style') ?? '' },
      stylesId:
        version.styling === 'system' ? undefined : islandId({ name, styling: version.styling }),
      stylesheets: [
        ...new Set([...stylesheets, ...themes.map((product) => themeStylesheets[product] ?? '')]),
      ].map((href) => new URL(href, window.location.href).href),
      readerThemes,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the style attribute follows the theme
    [name, version, language, stylesheets, isRtl, isDense, mode, theme, readerThemes, themeIds],
  );
}

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
 * ends, or isn't the reader's own can't harm the page. The demo stays until the frame has something to show.
 */
export function LiveStage(props: LiveStageProps) {
  const { name, version, options, onProblem, onShow } = props;
  // Before the demo's own stage is hidden, so that nothing moves.
  const [initialHeight] = useState(() => heightOfStage(name, version));
  const code = useCompiled(props);
  const look = useFrameLook(props, code);
  const addresses = useFrameAddresses();
  const frame = useFrame({ addresses, code, look, initialHeight, onProblem });
  const { isShown } = frame;
  useEffect(() => {
    onShow(isShown);
    return () => onShow(false);
  }, [isShown, onShow]);
  const background = backgroundOf(options);
  return (
    <div className={isShown ? undefined : styles.coming}>
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
              { id: 'demo.edit.frame', message: 'Your version of {name}' },
              { name },
            )}
            style={{ blockSize: frame.height, colorScheme: look.root['data-theme'] }}
          />
        )}
      </div>
    </div>
  );
}
