import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 5, label: '5 °C' },
  { value: 20, label: '20 °C' },
];

export default function DiscreteSliderMarks() {
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Storage temperature
      </span>
      <Slider
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
