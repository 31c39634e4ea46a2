import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  { time: '07:40', place: 'Nairobi' },
  { time: '12:15', place: 'Doha' },
  { time: '18:05', place: 'Kyoto' },
];

export default function LeftAlignedTimeline() {
  return (
    <Timeline
      aria-label="Journey"
      sx={{ [`& .${timelineOppositeContentClasses.root}`]: { flex: 'none', width: 80 } }}
    >
      {stops.map(({ time, place }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            <time>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{place}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
