import { Fragment, useState } from 'react';
import { Button } from '@mui/base/Button';

const pageButton =
  'h-8 min-w-8 rounded-lg border border-solid border-slate-500 bg-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:opacity-40 aria-[current]:bg-blue-700 aria-[current]:text-white dark:bg-slate-900 dark:aria-[current]:bg-blue-300 dark:aria-[current]:text-slate-900';

const COUNT = 9;

function pagesAround(page: number) {
  const all = Array.from({ length: COUNT }, (_, index) => index + 1);
  return all.filter((n) => n === 1 || n === COUNT || Math.abs(n - page) <= 1);
}

export default function NumberedPages() {
  const [page, setPage] = useState(1);
  return (
    <div>
      <p className="mb-2 mt-0" role="status">
        Orders {page * 10 - 9} to {Math.min(page * 10, 87)} of 87
      </p>
      <nav aria-label="Pages of orders">
        <ul className="m-0 flex list-none flex-wrap items-center gap-[3px] p-0">
          <li>
            <Button
              aria-label="Previous page"
              className={pageButton}
              disabled={page === 1}
              focusableWhenDisabled
              onClick={() => setPage(page - 1)}
            >
              ‹
            </Button>
          </li>
          {pagesAround(page).map((n, index, shown) => (
            <Fragment key={n}>
              {n - (shown[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
              <li>
                <Button
                  aria-current={n === page ? 'page' : undefined}
                  aria-label={`Page ${n}`}
                  className={pageButton}
                  onClick={() => setPage(n)}
                >
                  {n}
                </Button>
              </li>
            </Fragment>
          ))}
          <li>
            <Button
              aria-label="Next page"
              className={pageButton}
              disabled={page === COUNT}
              focusableWhenDisabled
              onClick={() => setPage(page + 1)}
            >
              ›
            </Button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
