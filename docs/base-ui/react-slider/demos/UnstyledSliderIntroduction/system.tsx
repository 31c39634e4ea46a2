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
`;

export default function UnstyledSliderIntroduction() {
  const { direction, ref } = useDirection();
  const id = useId();
  return (
    <Field>
      <Label id={id}>Volume of the call</Label>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        name="volume"
        aria-labelledby={id}
        defaultValue={40}
      />
    </Field>
  );
}
