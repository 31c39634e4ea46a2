import { useId } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import { useDirection } from '../../../data/useDirection';

const Field = styled('div')`
  width: min(20rem, 100%);
  padding-inline: 0.75rem;
  box-sizing: border-box;
`;

const Label = styled('span')`
  font-weight: 600;
`;

const Slider = styled(BaseSlider)`
  display: block;
  position: relative;
  box-sizing: border-box;
  width: 100%;
  height: 1.5rem;
  cursor: pointer;
  touch-action: none;
  & .${sliderClasses.rail} {
    position: absolute;
    inset-block: 0.625rem;
    inset-inline: 0;
    border-radius: 2px;
    background: #7b8794;
  }
  & .${sliderClasses.track} {
    position: absolute;
    inset-block: 0.5625rem;
    height: 0.375rem;
    border-radius: 3px;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb} {
    position: absolute;
    inset-block-start: 0.125rem;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: -0.625rem;
    border-radius: 50%;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  & .${sliderClasses.mark} {
    position: absolute;
    inset-block-start: 0.5rem;
    width: 2px;
    height: 0.5rem;
    margin-inline-start: -1px;
    background: light-dark(#333d47, #dfe5eb);
  }
  & .${sliderClasses.markLabel} {
    position: absolute;
    display: flex;
    justify-content: center;
    inset-block-start: 1.75rem;
    width: 0;
    font-size: 0.875rem;
    white-space: nowrap;
  }
  &.${sliderClasses.marked} {
    margin-block-end: 1.5rem;
  }
`;

const marks = [
  { value: 0, label: <bdi>0 °C</bdi> },
  { value: 5, label: <bdi>5 °C</bdi> },
  { value: 20, label: <bdi>20 °C</bdi> },
];

export default function DiscreteSliderMarks() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <Field>
      <Label id={id}>Storage temperature</Label>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        name="temperature"
        aria-labelledby={id}
        defaultValue={5}
        min={-5}
        max={25}
        marks={marks}
        getAriaValueText={(value) => `${value} degrees Celsius`}
      />
    </Field>
  );
}
