import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import icons from '@generated/icons/default/names.json';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { replaceAddress } from '@component-docs/kit/browser/routerHistory';
import { componentName, findComponent, familiesOf } from '../shared/names';
import type { IconStyle, IconSynonyms } from '../shared/types';
import { IconDialog } from './details/IconDialog';
import { MissingDrawings } from './drawings/Drawing';
import { IconGrid } from './grid/IconGrid';
import { linkTo, parseLink } from './link';
import type { ListState } from './link';
import { withoutStyle } from './search/parseQuery';
import { SearchField, NoResults, ResultStatus, StyleChoice } from './search/SearchParts';
import { indexIcons, searchIcons } from './search/searchIcons';
import styles from './IconBrowser.module.css';

const FAMILIES = familiesOf(icons);

const NONE: IconSynonyms = {};

/** Searches the icons; by names alone until `prepare` or a query has loaded the synonyms. */
function useIconSearch(query: string, style: IconStyle) {
  const [synonyms, setSynonyms] = useState(NONE);
  const [isNeeded, setNeeded] = useState(false);
  const isLoading = isNeeded || query.trim() !== '';

  useEffect(() => {
    if (isLoading) {
      import(/* webpackChunkName: "icon-synonyms" */ '@generated/icons/default/synonyms.json').then(
        (loaded) => setSynonyms(loaded.default),
        // Without a network, names are still found.
        () => setNeeded(false),
      );
    }
  }, [isLoading]);

  const prepare = useCallback(() => setNeeded(true), []);
  const index = useMemo(() => indexIcons(FAMILIES, synonyms), [synonyms]);
  const result = useMemo(() => searchIcons(index, query, style), [index, query, style]);
  return { result, prepare };
}

/** The state that the server prints: it doesn't know the address. */
const START = parseLink('');

/** Holds the state of the list and the address; `field` may have a text before this code runs. */
function useListState(field: RefObject<HTMLInputElement>) {
  const [state, setState] = useState(START);

  useEffect(() => {
    const linked = parseLink(window.location.search);
    setState({ ...linked, query: field.current?.value || linked.query });
  }, [field]);

  useEffect(() => {
    if (state !== START) {
      const { pathname, search, hash } = new URL(linkTo(window.location.href, state));
      if (search !== window.location.search) {
        replaceAddress(pathname + search + hash);
      }
    }
  }, [state]);

  const change = useCallback(
    (changed: Partial<ListState>) => setState((before) => ({ ...before, ...changed })),
    [],
  );
  return { state, change };
}

/** The list of Material Icons: a search field, a choice of styles, a grid, and a dialog for one icon. */
export default function IconBrowser() {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const enterGrid = useRef<() => void>();
  const { state, change } = useListState(field);
  const { query } = state;
  const { result, prepare } = useIconSearch(query, state.style);
  const shown = useMemo(() => findComponent(FAMILIES, state.icon ?? ''), [state.icon]);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);

  const isShown = shown !== undefined;
  const wasShown = useRef(false);
  useEffect(() => {
    // A dialog that was opened by the address has nothing to return focus to.
    if (wasShown.current && !isShown && document.activeElement === document.body) {
      field.current?.focus();
    }
    wasShown.current = isShown;
  }, [isShown]);

  const focusField = useCallback(() => field.current?.focus(), []);
  const close = useCallback(() => change({ icon: undefined }), [change]);
  const chooseStyle = (style: IconStyle) => change({ style, query: withoutStyle(query) });
  const isEmpty = result.families.length === 0;

  return (
    <div data-styles="icons" className={styles.browser}>
      <div className={styles.controls}>
        <SearchField
          field={field}
          query={query}
          onQuery={(text) => change({ query: text })}
          onFocus={prepare}
          onLeave={() => enterGrid.current?.()}
        />
        <StyleChoice style={result.style} onStyle={chooseStyle} />
        <ResultStatus count={result.families.length} />
      </div>
      <div className={styles.results}>
        {isRunning && !isEmpty && (
          <IconGrid
            label={translate('icons.results') ?? undefined}
            families={result.families}
            style={result.style}
            query={query}
            enter={enterGrid}
            onLeave={focusField}
            onOpen={(icon) => change({ icon })}
          />
        )}
        {isEmpty && (
          <NoResults
            result={result}
            onQuery={(text) => {
              change({ query: text });
              focusField();
            }}
            onStyle={(style) => {
              chooseStyle(style);
              focusField();
            }}
          />
        )}
        <MissingDrawings />
      </div>
      <noscript>{translate('icons.needsScript')}</noscript>
      {isRunning && (
        <IconDialog
          icon={shown}
          link={linkTo(window.location.href, state)}
          onStyle={(style) => shown && change({ icon: componentName(shown.family.name, style) })}
          onClose={close}
        />
      )}
    </div>
  );
}
