import { Button } from '@mui/base/Button';

const button =
  'rounded-lg border-2 border-current px-4 py-2 font-semibold focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-current';
const blue = 'bg-blue-100 text-blue-900 dark:bg-blue-950 dark:text-blue-100';
const red = 'bg-red-100 text-red-900 dark:bg-red-950 dark:text-red-100';

export default function ColorContrast() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className={`${button} ${blue}`}>Approve</Button>
      <Button className={`${button} ${red}`}>Reject</Button>
    </div>
  );
}
