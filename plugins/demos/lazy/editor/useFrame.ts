import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import type {
  CodeProblem,
  CompiledCode,
  FrameCommand,
  FrameLook,
  FrameReport,
} from '@component-docs/sandbox/shared/types';
import { createFrameFiles } from './frameFiles';
import { limitMessages, parseReport } from './frameMessages';
import { useFrameFonts } from './useFrameFonts';

/** How long a frame may take to show a demo, in ms. Then it is replaced by a new one. */
const PATIENCE = 5000;

/** A package that is in the frame's own script, for the message that the frame couldn't be loaded. */
const IN_FRAME = 'react';

/** URLs of the files that frames are made of. */
export interface FrameAddresses {
  /** The document, as the network has it. */
  network: string;
  /** The document, as the worker prints it without a network. */
  kept: string;
  /** The document's script, and the folder with all scripts of frames. */
  script: string;
  folder: string;
}

interface Options {
  addresses: FrameAddresses;
  code: CompiledCode | undefined;
  look: FrameLook;
  /** The height until a frame has run code, in px. */
  initialHeight: number;
  onProblem: (problem: CodeProblem | undefined) => void;
}

const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

const isReachable = (address: string) =>
  fetchInTime(address, (response) => Promise.resolve(response.ok), {
    method: 'HEAD',
    cache: 'no-store',
  }).catch(() => false);

/**
 * Runs code in a frame: tells it the look and the code, follows its height, replaces a frame that no longer
 * answers, and stops a frame that floods the page with messages. If the network doesn't have the frame's
 * document, replaces the frame by one with the worker's document.
 *
 * @returns `key`: a new one replaces the frame. `isKept`: whether its document comes from the worker, with a
 *   response that is its sandbox. `isShown`: whether a frame has run code so far. `isStopped`: whether it has flooded
 *   the page with messages, and is to be removed
 */
export function useFrame({ addresses, code, look, initialHeight, onProblem }: Options) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [{ key, isKept, isStopped }, setFrame] = useState(() => ({
    key: 0,
    isKept: !navigator.onLine && hasWorker(),
    isStopped: false,
  }));
  const [readyKey, setReadyKey] = useState(-1);
  const [failedKey, setFailedKey] = useState(-1);
  const [isShown, setShown] = useState(false);
  const [height, setHeight] = useState(initialHeight);
  const run = useRef(0);
  /** The frame that was ready last, before React knows. */
  const lastReady = useRef(-1);
  const watchdog = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef({ addresses, look });
  latest.current = { addresses, look };
  const isReady = readyKey === key && !isStopped;

  const send = useCallback((command: FrameCommand) => {
    const frame = ref.current;
    // Edited code never goes to a document that could reach the site: such documents have content here.
    if (frame && frame.contentDocument === null) {
      frame.contentWindow?.postMessage(command, '*');
    }
  }, []);

  const replace = useCallback((kept: boolean) => {
    run.current += 1;
    setFrame((frame) => ({ key: frame.key + 1, isKept: kept, isStopped: false }));
  }, []);

  const watch = useCallback(() => {
    clearTimeout(watchdog.current);
    watchdog.current = setTimeout(() => {
      onProblem({ kind: 'endless' });
      replace(isKept);
    }, PATIENCE);
  }, [isKept, onProblem, replace]);

  useEffect(() => {
    const files = createFrameFiles({
      own: () => ({ ...latest.current.addresses, ...latest.current.look }),
      send: (url, text) => send({ type: 'text', url, text }),
      onAsk: watch,
    });
    const handleReport = (report: FrameReport) => {
      if (report.type === 'ready') {
        lastReady.current = key;
        setReadyKey(key);
      } else if (report.type === 'height') {
        setHeight(report.height);
      } else if (report.type === 'need') {
        files.hand(report.url);
      } else if (report.run === run.current) {
        clearTimeout(watchdog.current);
        setShown(true);
        onProblem(report.type === 'failed' ? report.problem : undefined);
        if (report.type === 'shown' && !isKept) {
          files.keep(report.scripts);
        }
      }
    };
    const takes = limitMessages(() => performance.now());
    const stop = () => {
      window.removeEventListener('message', handleMessage);
      clearTimeout(watchdog.current);
      // At once: a later update of React would wait for the messages that come until then.
      flushSync(() => {
        setFrame((frame) => ({ ...frame, isStopped: true }));
        setFailedKey(key);
        setShown(true);
        onProblem({ kind: 'flood' });
      });
    };
    // Browsers unpack a message when its data is read: reads only messages of the frame, and none once it is
    // stopped.
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== ref.current?.contentWindow) {
        return;
      }
      if (!takes(event.data)) {
        stop();
        return;
      }
      const report = parseReport(event.data);
      if (report) {
        handleReport(report);
      }
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [key, isKept, onProblem, send, watch]);

  useEffect(() => () => clearTimeout(watchdog.current), []);

  useEffect(() => {
    if (isReady) {
      send({ type: 'look', look });
    }
  }, [isReady, look, send]);

  useFrameFonts({ isReady, themes: look.themes, send });

  useEffect(() => {
    if (!isReady || !code) {
      return;
    }
    run.current += 1;
    send({ type: 'run', run: run.current, code });
    watch();
  }, [isReady, code, send, watch]);

  const previousCode = useRef(code);
  useEffect(() => {
    if (previousCode.current !== code && failedKey === key) {
      // The reader was told to edit the code again.
      replace(false);
    }
    previousCode.current = code;
  }, [code, failedKey, key, replace]);

  const onLoad = async () => {
    const isLoaded = () => lastReady.current === key;
    if (isLoaded() || (!isKept && (await isReachable(addresses.network))) || isLoaded()) {
      return;
    }
    if (!isKept && hasWorker()) {
      replace(true);
    } else {
      setFailedKey(key);
      onProblem({ kind: 'not-loaded', name: IN_FRAME });
    }
  };

  return {
    ref,
    key,
    height: isShown ? height : initialHeight,
    isKept,
    isShown,
    isStopped,
    onLoad: () => void onLoad(),
  };
}
