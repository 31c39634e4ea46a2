import { Button } from '@mui/base/Button';

const button =
  'rounded-lg border border-slate-500 bg-white px-4 py-2 dark:bg-slate-950 [&.base--focusVisible]:outline [&.base--focusVisible]:outline-[3px] [&.base--focusVisible]:outline-offset-[3px] [&.base--focusVisible]:outline-blue-700 dark:[&.base--focusVisible]:outline-blue-400';

export default function FocusRing() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className={button}>Previous order</Button>
      <Button className={button}>Next order</Button>
    </div>
  );
}
