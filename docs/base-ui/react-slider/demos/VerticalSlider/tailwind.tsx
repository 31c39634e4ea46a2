import { useId } from 'react';
import { Slider } from '@mui/base/Slider';

const slotProps = {
  root: { className: 'relative my-4 box-border block h-40 w-6 cursor-pointer touch-none' },
  rail: { className: 'absolute inset-y-0 left-2.5 w-1 rounded-sm bg-slate-500' },
  track: { className: 'absolute left-[9px] w-1.5 rounded bg-blue-700 dark:bg-blue-300' },
  thumb: (_state: object, { focused }: { focused: boolean }) => ({
    className: `absolute left-0.5 -mb-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-300 ${focused ? 'outline outline-2 outline-offset-2 outline-blue-500' : ''}`,
  }),
};

export default function VerticalSlider() {
  const id = useId();
  return (
    <div>
      <span className="font-semibold" id={id}>
        Brightness
      </span>
      <Slider
        slotProps={slotProps}
        name="brightness"
        orientation="vertical"
        aria-labelledby={id}
        defaultValue={30}
      />
    </div>
  );
}
