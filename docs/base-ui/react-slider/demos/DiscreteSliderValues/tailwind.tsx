import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';

const slotProps = {
  root: { className: 'relative mb-6 box-border block h-6 w-full cursor-pointer touch-none' },
  rail: { className: 'absolute inset-x-0 inset-y-2.5 rounded-sm bg-slate-500' },
  track: { className: 'absolute top-[9px] h-1.5 rounded bg-blue-700 dark:bg-blue-300' },
  thumb: (_state: object, { focused }: { focused: boolean }) => ({
    className: `absolute top-0.5 -ms-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-300 ${focused ? 'outline outline-2 outline-offset-2 outline-blue-500' : ''}`,
  }),
  mark: { className: 'absolute top-2 -ms-px h-2 w-0.5 bg-slate-800 dark:bg-slate-200' },
  markLabel: { className: 'absolute top-7 flex w-0 justify-center whitespace-nowrap text-sm' },
};

const marks = [1, 7, 14, 30].map((value) => ({ value, label: String(value) }));

export default function DiscreteSliderValues() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="box-border w-full max-w-80 px-3">
      <span className="font-semibold" id={id}>
        Keep backups, in days
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        slotProps={slotProps}
        name="days"
        aria-labelledby={id}
        defaultValue={7}
        min={1}
        max={30}
        step={null}
        marks={marks}
        getAriaValueText={(value) => `${value} days`}
      />
    </div>
  );
}
