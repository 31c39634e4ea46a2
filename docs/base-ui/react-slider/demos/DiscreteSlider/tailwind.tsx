import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';

const slotProps = {
  root: { className: 'relative box-border block h-6 w-full cursor-pointer touch-none' },
  rail: { className: 'absolute inset-x-0 inset-y-2.5 rounded-sm bg-slate-500' },
  track: { className: 'absolute top-[9px] h-1.5 rounded bg-blue-700 dark:bg-blue-300' },
  thumb: (_state: object, { focused }: { focused: boolean }) => ({
    className: `absolute top-0.5 -ms-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-300 ${focused ? 'outline outline-2 outline-offset-2 outline-blue-500' : ''}`,
  }),
  mark: { className: 'absolute top-2 -ms-px h-2 w-0.5 bg-slate-800 dark:bg-slate-200' },
};

export default function DiscreteSlider() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="box-border w-full max-w-80 px-3">
      <span className="font-semibold" id={id}>
        Parallel uploads
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        slotProps={slotProps}
        name="uploads"
        aria-labelledby={id}
        defaultValue={4}
        min={1}
        max={10}
        step={1}
        marks
      />
    </div>
  );
}
