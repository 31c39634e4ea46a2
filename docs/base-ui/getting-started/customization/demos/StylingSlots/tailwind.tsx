import { Slider } from '@mui/base/Slider';

const slots = { root: 'div', rail: 'div', track: 'div', thumb: 'div' } as const;
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
      'absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-blue-700 dark:bg-blue-400 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-blue-700 dark:has-[:focus-visible]:outline-blue-400',
  },
};

export default function StylingSlots() {
  return (
    <Slider
      name="radius"
      aria-label="Delivery radius"
      defaultValue={25}
      slots={slots}
      slotProps={slotProps}
    />
  );
}
