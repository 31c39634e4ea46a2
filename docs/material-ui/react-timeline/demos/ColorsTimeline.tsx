import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const checks = [
  { text: 'Passed', color: 'success' },
  { text: 'Queued', color: 'info' },
  { text: 'Skipped', color: 'warning' },
  { text: 'Failed', color: 'error' },
] as const;

export default function ColorsTimeline() {
  return (
    <Timeline aria-label="Checks of build 318">
      {checks.map(({ text, color }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < checks.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
