import { LIBRARY_OWNER } from '@component-docs/kit/shared/libraryOwner';
import shortcuts from '@generated/search/default/shortcuts.json';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import type { PageShortcut } from '../../shared/types';
import type { StoredPages } from './storedPages';
import styles from './SearchPanel.module.css';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  stored: StoredPages;
  /** Makes a page a favorite. */
  onAdd: (page: PageShortcut) => void;
  /** Makes a favorite a recent page. */
  onRemove: (page: PageShortcut) => void;
  onFollow: () => void;
}

interface ListProps {
  title: string;
  pages: readonly PageShortcut[];
  onFollow: () => void;
  /** Draws the button beside a page's link. */
  renderButton?: (page: PageShortcut) => JSX.Element;
}

function PageList({ title, pages, onFollow, renderButton }: ListProps) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return pages.length === 0 ? null : (
    <section className={styles.shortcuts}>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={baseUrl + page.path.slice(1)} onClick={onFollow}>
              {page.title}
            </a>
            {renderButton?.(page)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StarButton(props: { page: PageShortcut; isFavorite: boolean; onToggle: () => void }) {
  const { page, isFavorite, onToggle } = props;
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavorite}
      aria-label={translate(
        { id: 'search.favorite', message: 'Favorite: {page}' },
        { page: page.title },
      )}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 4 2.5 5.1 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8Z" />
      </svg>
    </button>
  );
}

/** The start screen, before a query: favorite and recent pages, and shortcuts of each product. */
export function StartScreen({ stored: { recent, favorites }, onAdd, onRemove, onFollow }: Props) {
  const starOf = (isFavorite: boolean) => (page: PageShortcut) => (
    <StarButton
      page={page}
      isFavorite={isFavorite}
      onToggle={() => (isFavorite ? onRemove(page) : onAdd(page))}
    />
  );
  return (
    <div className={styles.start}>
      <PageList
        title={translate({ id: 'search.favorites', message: 'Favorites' })}
        pages={favorites}
        renderButton={starOf(true)}
        onFollow={onFollow}
      />
      <PageList
        title={translate({ id: 'search.recent', message: 'Recent' })}
        pages={recent}
        renderButton={starOf(false)}
        onFollow={onFollow}
      />
      {shortcuts.map(({ product, pages }) => (
        <PageList key={product} title={nameOfProduct(product)} pages={pages} onFollow={onFollow} />
      ))}
    </div>
  );
}

/** Search in all repositories of the library's makers, for questions that no page answers. */
const ISSUES = 'https://github.com/search?type=issues&q=';

interface WaysOnProps {
  /** The query that found nothing; undefined if the search failed. */
  query?: string | undefined;
  onFollow: () => void;
}

/** Links for readers whom the search doesn't help: the products' first pages, and the library's issues. */
export function WaysOn({ query, onFollow }: WaysOnProps) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.products}>
      {query !== undefined && (
        <p>
          <a
            href={ISSUES + encodeURIComponent(`org:${LIBRARY_OWNER} ${query}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="search.issues">Search the library’s issues on GitHub</Translate>
          </a>
        </p>
      )}
      <p>
        <Translate id="search.products">Start from a product:</Translate>
      </p>
      <ul>
        {MENU_PRODUCTS.map(({ id, landing, name }) => (
          <li key={id}>
            <a href={baseUrl + landing.slice(1)} onClick={onFollow}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NearestProps {
  page: PageShortcut;
  onFollow: () => void;
}

/** A link to the nearest thing that is here, below the sentence about a subject that isn't. */
export function NearestPage({ page: { title, path }, onFollow }: NearestProps) {
  return (
    <p className={styles.nearest}>
      <Translate
        id="search.nearest"
        values={{
          page: (
            <a href={useBaseUrl(path)} onClick={onFollow}>
              {title}
            </a>
          ),
        }}
      >
        {'Nearest here: {page}'}
      </Translate>
    </p>
  );
}
