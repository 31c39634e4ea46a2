import { Fragment, useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

const COUNT = 9;

function pagesAround(page: number) {
  const all = Array.from({ length: COUNT }, (_, index) => index + 1);
  return all.filter((n) => n === 1 || n === COUNT || Math.abs(n - page) <= 1);
}

export default function NumberedPages() {
  const [page, setPage] = useState(1);
  return (
    <div>
      <p className="numbered-pages-status" role="status">
        Orders {page * 10 - 9} to {Math.min(page * 10, 87)} of 87
      </p>
      <nav aria-label="Pages of orders">
        <ul className="numbered-pages">
          <li>
            <Button
              aria-label="Previous page"
              className="numbered-pages-button"
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
                  className="numbered-pages-button"
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
              className="numbered-pages-button"
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
