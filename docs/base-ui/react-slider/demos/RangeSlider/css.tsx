import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

export default function RangeSlider() {
  const { direction, ref } = useDirection();
  const [hours, setHours] = useState([9, 17]);
  return (
    <div className="field">
      <span className="label">Support hours</span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        className="slider"
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
