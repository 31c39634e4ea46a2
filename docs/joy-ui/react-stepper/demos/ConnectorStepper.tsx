import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const connectorColor = 'var(--joy-palette-success-400)';

export default function ConnectorStepper() {
  return (
    <Stepper size="sm" sx={{ width: 1, '--Step-connectorThickness': '3px' }}>
      <Step
        sx={{ '--Step-connectorBg': connectorColor }}
        indicator={<StepIndicator color="success">✓</StepIndicator>}
      >
        Paid
      </Step>
      <Step aria-current="step" indicator={<StepIndicator color="primary">2</StepIndicator>}>
        Packed
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Sent</Step>
    </Stepper>
  );
}
