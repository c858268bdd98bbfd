-- One kind a piece of news (core/messages/message.ts): what was written as a status's news before is named by its cause.
UPDATE "messages" SET "kind" = CASE
  WHEN "cause" LIKE '% declined, version %' THEN 'visit-declined'
  WHEN "cause" LIKE '% sample_collected, version %' THEN 'sample-collected'
  ELSE 'visit-confirmed'
END WHERE "kind" = 'status-changed';
