import { Slider } from '@mui/base/Slider';

const slotProps = {
  root: {
    className: 'relative inline-block h-6 w-full max-w-64 cursor-pointer touch-none',
  },
  rail: { className: 'absolute top-1/2 h-1 w-full -translate-y-1/2 rounded bg-slate-500' },
  track: {
    className: 'absolute top-1/2 h-1 -translate-y-1/2 rounded bg-blue-700 dark:bg-blue-400',
  },
  thumb: {
    className:
      'absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-blue-700 dark:bg-blue-400 [&.base--focusVisible]:outline [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-blue-700 dark:[&.base--focusVisible]:outline-blue-400',
  },
};

export default function StylingSlotsSingleComponent() {
  return <Slider name="stock" aria-label="Stock level" defaultValue={40} slotProps={slotProps} />;
}
