import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';

const slotProps = {
  root: { className: 'relative box-border block h-6 w-full cursor-pointer touch-none' },
  rail: { className: 'absolute inset-x-0 inset-y-2.5 rounded-sm bg-slate-500' },
  track: { className: 'absolute top-[9px] h-1.5 rounded bg-blue-700 dark:bg-blue-300' },
  thumb: (_state: object, { focused }: { focused: boolean }) => ({
    className: `absolute top-0.5 -ms-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-300 ${focused ? 'outline outline-2 outline-offset-2 outline-blue-500' : ''}`,
  }),
};

export default function RangeSlider() {
  const { direction, ref } = useDirection();
  const [hours, setHours] = useState([9, 17]);
  return (
    <div className="box-border w-full max-w-80 px-3">
      <span className="font-semibold">Support hours</span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        slotProps={slotProps}
        name="hours"
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
        min={0}
        max={24}
        getAriaLabel={(index) => (index === 0 ? 'Support opens' : 'Support closes')}
        getAriaValueText={(value) => `${value}:00`}
      />
      <p>
        {hours[0]}:00 to {hours[1]}:00
      </p>
    </div>
  );
}
