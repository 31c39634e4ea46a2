import { Fragment, useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Status = styled('p')`
  margin: 0 0 0.5rem;
`;

const List = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1875rem;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const PageButton = styled(Button)`
  min-width: 2rem;
  height: 2rem;
  padding: 0;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &[aria-current] {
    background: light-dark(#1f5fae, #8fbdf0);
    color: light-dark(#fff, #10202f);
  }
  &.${buttonClasses.disabled} {
    opacity: 0.4;
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const COUNT = 9;

function pagesAround(page: number) {
  const all = Array.from({ length: COUNT }, (_, index) => index + 1);
  return all.filter((n) => n === 1 || n === COUNT || Math.abs(n - page) <= 1);
}

export default function NumberedPages() {
  const [page, setPage] = useState(1);
  return (
    <div>
      <Status role="status">
        Orders {page * 10 - 9} to {Math.min(page * 10, 87)} of 87
      </Status>
      <nav aria-label="Pages of orders">
        <List>
          <li>
            <PageButton
              aria-label="Previous page"
              disabled={page === 1}
              focusableWhenDisabled
              onClick={() => setPage(page - 1)}
            >
              ‹
            </PageButton>
          </li>
          {pagesAround(page).map((n, index, shown) => (
            <Fragment key={n}>
              {n - (shown[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
              <li>
                <PageButton
                  aria-current={n === page ? 'page' : undefined}
                  aria-label={`Page ${n}`}
                  onClick={() => setPage(n)}
                >
                  {n}
                </PageButton>
              </li>
            </Fragment>
          ))}
          <li>
            <PageButton
              aria-label="Next page"
              disabled={page === COUNT}
              focusableWhenDisabled
              onClick={() => setPage(page + 1)}
            >
              ›
            </PageButton>
          </li>
        </List>
      </nav>
    </div>
  );
}
