import { useCallback, useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { WorkerAnswer } from '../worker/messages';
import type { ClientRequest, SearchChannel } from './createSearchClient';
import { searchClient } from './searchClient';

type Request =
  | Omit<Extract<ClientRequest, { type: 'search' }>, 'baseUrl'>
  | Omit<Extract<ClientRequest, { type: 'pages' }>, 'baseUrl'>;

interface SearchState {
  /** The latest answer, which may be to an earlier request while the next one is under way. */
  answer: WorkerAnswer | undefined;
  isLoading: boolean;
}

/** Returns the state of a part of the site that searches, and the function that asks, always the same. */
export function useSearch(): SearchState & { ask: (request: Request) => void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<SearchState>({ answer: undefined, isLoading: false });
  const channel = useRef<SearchChannel>();
  useEffect(
    () => () => {
      channel.current?.close();
      channel.current = undefined;
    },
    [],
  );
  const ask = useCallback(
    (request: Request) => {
      setState(({ answer }) => ({ answer, isLoading: true }));
      channel.current ??= searchClient.open((answer) =>
        setState({ answer, isLoading: answer.type === 'found' && answer.isIncomplete }),
      );
      channel.current.ask({ ...request, baseUrl });
    },
    [baseUrl],
  );
  return { ...state, ask };
}
