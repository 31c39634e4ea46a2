import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const visits = [
  { text: 'Check-up', color: 'primary' },
  { text: 'Vaccine', color: 'primary' },
  { text: 'Planned', color: 'grey' },
] as const;

export default function OutlinedTimeline() {
  return (
    <Timeline aria-label="Visits">
      {visits.map(({ text, color }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color={color} />
            {index < visits.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
