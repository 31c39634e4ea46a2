import { useId } from 'react';
import type { SliderValueLabelSlotProps } from '@mui/base/Slider';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';

const bubble =
  'pointer-events-none absolute bottom-full left-1/2 mb-1 -translate-x-1/2 whitespace-nowrap rounded bg-slate-800 px-1.5 py-0.5 text-xs text-white dark:bg-slate-200 dark:text-slate-900';
const slotProps = {
  root: { className: 'relative mt-8 box-border block h-6 w-full cursor-pointer touch-none' },
  rail: { className: 'absolute inset-x-0 inset-y-2.5 rounded-sm bg-slate-500' },
  track: { className: 'absolute top-[9px] h-1.5 rounded bg-blue-700 dark:bg-blue-300' },
  thumb: (_state: object, { focused }: { focused: boolean }) => ({
    className: `absolute top-0.5 -ms-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-300 ${focused ? 'outline outline-2 outline-offset-2 outline-blue-500' : ''}`,
  }),
};

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return (
    <bdi className={bubble} aria-hidden>
      {children}
    </bdi>
  );
}

const slots = { valueLabel: ValueLabel };

export default function LabeledValuesSlider() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="box-border w-full max-w-80 px-3">
      <span className="font-semibold" id={id}>
        Storage of the project
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        slotProps={slotProps}
        name="storage"
        aria-labelledby={id}
        defaultValue={50}
        step={10}
        slots={slots}
        valueLabelFormat={(value) => `${value} GB`}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </div>
  );
}
