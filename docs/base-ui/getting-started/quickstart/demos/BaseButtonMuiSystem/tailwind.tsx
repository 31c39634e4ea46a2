import { Button } from '@mui/base/Button';

const button =
  'bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 active:bg-blue-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 disabled:cursor-not-allowed disabled:opacity-50';

export default function BaseButtonMuiSystem() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button className={`${button} rounded-lg`}>Save draft</Button>
      <Button className={`${button} w-full rounded-full sm:w-auto`}>Publish</Button>
    </div>
  );
}
