import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

const marks = [
  { value: 0, label: <bdi>0 °C</bdi> },
  { value: 5, label: <bdi>5 °C</bdi> },
  { value: 20, label: <bdi>20 °C</bdi> },
];

export default function DiscreteSliderMarks() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Storage temperature
      </span>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        className="slider"
        name="temperature"
        aria-labelledby={id}
        defaultValue={5}
        min={-5}
        max={25}
        marks={marks}
        getAriaValueText={(value) => `${value} degrees Celsius`}
      />
    </div>
  );
}
