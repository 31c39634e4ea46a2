import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type {
  CodeProblem,
  CompiledCode,
  FrameCommand,
  FrameLook,
  FrameReport,
} from '../../sandbox/types';
import { parseReport } from './parseReport';

/** How long a frame may take to show a demo, in ms. Then it is replaced by a new one. */
const PATIENCE = 5000;

interface Options {
  code: CompiledCode | undefined;
  look: FrameLook;
  /** The height until the frame reports its own, in px. */
  initialHeight: number;
  onProblem: (problem: CodeProblem | undefined) => void;
}

interface Frame {
  ref: RefObject<HTMLIFrameElement>;
  /** A new key replaces the frame. */
  key: number;
  height: number;
}

/**
 * Runs code in a frame: tells it the look and the code, follows its height, and replaces a frame that
 * no longer answers.
 */
export function useFrame({ code, look, initialHeight, onProblem }: Options): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [key, setKey] = useState(0);
  const [readyKey, setReadyKey] = useState(-1);
  const [height, setHeight] = useState(initialHeight);
  const run = useRef(0);
  const watchdog = useRef<ReturnType<typeof setTimeout>>();
  const isReady = readyKey === key;

  useEffect(() => {
    const handleReport = (report: FrameReport) => {
      if (report.type === 'ready') {
        setReadyKey(key);
      } else if (report.type === 'height') {
        setHeight(report.height);
      } else if (report.run === run.current) {
        clearTimeout(watchdog.current);
        onProblem(report.type === 'failed' ? report.problem : undefined);
      }
    };
    const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
      const report = source === ref.current?.contentWindow ? parseReport(data) : undefined;
      if (report) {
        handleReport(report);
      }
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [key, onProblem]);

  useEffect(() => () => clearTimeout(watchdog.current), []);

  const send = (command: FrameCommand) => ref.current?.contentWindow?.postMessage(command, '*');
  useEffect(() => {
    if (isReady) {
      send({ type: 'look', look });
    }
  }, [isReady, look]);

  useEffect(() => {
    if (!isReady || !code) {
      return;
    }
    run.current += 1;
    send({ type: 'run', run: run.current, code });
    clearTimeout(watchdog.current);
    watchdog.current = setTimeout(() => {
      onProblem({ kind: 'endless' });
      run.current += 1;
      setKey(key + 1);
    }, PATIENCE);
  }, [isReady, code, key, onProblem]);

  return { ref, key, height };
}
