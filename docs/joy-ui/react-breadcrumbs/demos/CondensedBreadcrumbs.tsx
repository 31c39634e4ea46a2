import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const levels = ['Home', 'Garden', 'Plants', 'Bulbs', 'Tulips'];

export default function CondensedBreadcrumbs() {
  const [open, setOpen] = React.useState(false);
  const nav = React.useRef<HTMLElement>(null);

  function show() {
    setOpen(true);
    nav.current?.focus();
  }

  const shown = open ? levels : ['Home', '…', 'Tulips'];
  const more = (
    <Link key="more" component="button" type="button" aria-label="Show path" onClick={show}>
      …
    </Link>
  );

  return (
    <Breadcrumbs ref={nav} tabIndex={-1} aria-label="Path to Red tulips">
      {shown.map((name) =>
        name === '…' ? more : <Link key={name} href="#condensed-breadcrumbs" children={name} />,
      )}
      <Typography>Red tulips</Typography>
    </Breadcrumbs>
  );
}
